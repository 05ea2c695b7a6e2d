// @ts-nocheck
// Written by "npm run typegen" from ./answers.ts: not to be changed by hand.
import type { Answer } from './answers.ts'

export const isShortage: (body: unknown) => body is Answer<'shortage'> = validate10

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.unavailable === undefined) && (missing0 = "unavailable")){
return false;
}
else {
if(data.unavailable !== undefined){
let data0 = data.unavailable;
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
if((((data1.item === undefined) && (missing1 = "item")) || ((data1.originalQuantity === undefined) && (missing1 = "originalQuantity"))) || ((data1.available === undefined) && (missing1 = "available"))){
return false;
}
else {
if(data1.item !== undefined){
const _errs5 = errors;
if(typeof data1.item !== "string"){
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.product !== undefined){
let data3 = data1.product;
const _errs7 = errors;
if(((typeof data3 !== "string") && (typeof data3 !== "boolean")) && (data3 !== null)){
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.originalQuantity !== undefined){
let data4 = data1.originalQuantity;
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
if(data1.unavailable !== undefined){
let data5 = data1.unavailable;
const _errs11 = errors;
if(((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "boolean")) && (data5 !== null)){
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.available !== undefined){
let data6 = data1.available;
const _errs13 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
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
