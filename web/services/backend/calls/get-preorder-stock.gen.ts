// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-preorder-stock.ts: not to be changed by hand.
import type { getPreorderStock as contract } from '../contracts/get-preorder-stock.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/preorder-stock`: Every item that can be ordered ahead. */
export const getPreorderStock: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/preorder-stock' }, validate10)

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stock === undefined) && (missing0 = "stock")){
return false;
}
else {
if(data.stock !== undefined){
let data0 = data.stock;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.productId === undefined) && (missing1 = "productId")) || ((data1.stock === undefined) && (missing1 = "stock"))) || ((data1.nextDeliveryStock === undefined) && (missing1 = "nextDeliveryStock"))) || ((data1.deliveryDate === undefined) && (missing1 = "deliveryDate"))){
return false;
}
else {
if(data1.productId !== undefined){
let data2 = data1.productId;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.stock !== undefined){
let data3 = data1.stock;
const _errs7 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.nextDeliveryStock !== undefined){
let data4 = data1.nextDeliveryStock;
const _errs9 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.deliveryDate !== undefined){
let data5 = data1.deliveryDate;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
return false;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
