// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isVariants: (body: unknown) => body is CentraShape<'variants'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.products;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.product !== "string"){
errors++;
}
}
{
if(typeof data1.centraProduct !== "string"){
errors++;
}
}
if(data1.gender !== undefined){
let data4 = data1.gender;
if(((typeof data4 !== "string") && (typeof data4 !== "boolean")) && (data4 !== null)){
errors++;
}
}
if(data1.price !== undefined){
let data5 = data1.price;
if(((typeof data5 !== "string") && (typeof data5 !== "boolean")) && (data5 !== null)){
errors++;
}
}
if(data1.priceBeforeDiscount !== undefined){
let data6 = data1.priceBeforeDiscount;
if(((typeof data6 !== "string") && (typeof data6 !== "boolean")) && (data6 !== null)){
errors++;
}
}
{
let data7 = data1.items;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
{
if(typeof data8.item !== "string"){
errors++;
}
}
if(data8.name !== undefined){
let data10 = data8.name;
if(((typeof data10 !== "string") && (typeof data10 !== "boolean")) && (data10 !== null)){
errors++;
}
}
}
else {
errors++;
}
}
}
else {
errors++;
}
}
if(data1.variantName !== undefined){
let data11 = data1.variantName;
if(((typeof data11 !== "string") && (typeof data11 !== "boolean")) && (data11 !== null)){
errors++;
}
}
}
else {
errors++;
}
}
}
else {
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
