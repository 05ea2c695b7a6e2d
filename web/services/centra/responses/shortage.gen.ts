// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isShortage: (body: unknown) => body is CentraShape<'shortage'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.unavailable;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.item !== "string"){
errors++;
}
}
if(data1.product !== undefined){
let data3 = data1.product;
if(((typeof data3 !== "string") && (typeof data3 !== "boolean")) && (data3 !== null)){
errors++;
}
}
{
let data4 = data1.originalQuantity;
if(!((typeof data4 == "number") && (isFinite(data4)))){
errors++;
}
}
if(data1.unavailable !== undefined){
let data5 = data1.unavailable;
if(((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "boolean")) && (data5 !== null)){
errors++;
}
}
{
let data6 = data1.available;
if(!((typeof data6 == "number") && (isFinite(data6)))){
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
