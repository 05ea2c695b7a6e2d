// @ts-nocheck
// Written by "npm run typegen" from ./answers.ts: not to be changed by hand.
import type { Answer } from './answers.ts'

export const isVariants: (body: unknown) => body is Answer<'variants'> = validate10

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.products === undefined) && (missing0 = "products")){
return false;
}
else {
if(data.products !== undefined){
let data0 = data.products;
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
if((((data1.product === undefined) && (missing1 = "product")) || ((data1.centraProduct === undefined) && (missing1 = "centraProduct"))) || ((data1.items === undefined) && (missing1 = "items"))){
return false;
}
else {
if(data1.product !== undefined){
const _errs5 = errors;
if(typeof data1.product !== "string"){
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.centraProduct !== undefined){
const _errs7 = errors;
if(typeof data1.centraProduct !== "string"){
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.gender !== undefined){
let data4 = data1.gender;
const _errs9 = errors;
if(((typeof data4 !== "string") && (typeof data4 !== "boolean")) && (data4 !== null)){
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.price !== undefined){
let data5 = data1.price;
const _errs11 = errors;
if(((typeof data5 !== "string") && (typeof data5 !== "boolean")) && (data5 !== null)){
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.priceBeforeDiscount !== undefined){
let data6 = data1.priceBeforeDiscount;
const _errs13 = errors;
if(((typeof data6 !== "string") && (typeof data6 !== "boolean")) && (data6 !== null)){
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.items !== undefined){
let data7 = data1.items;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((data8.item === undefined) && (missing2 = "item")){
return false;
}
else {
if(data8.item !== undefined){
const _errs19 = errors;
if(typeof data8.item !== "string"){
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.name !== undefined){
let data10 = data8.name;
const _errs21 = errors;
if(((typeof data10 !== "string") && (typeof data10 !== "boolean")) && (data10 !== null)){
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
return false;
}
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.variantName !== undefined){
let data11 = data1.variantName;
const _errs23 = errors;
if(((typeof data11 !== "string") && (typeof data11 !== "boolean")) && (data11 !== null)){
return false;
}
var valid2 = _errs23 === errors;
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
