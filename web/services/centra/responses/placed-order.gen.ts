// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isPlacedOrder: (body: unknown) => body is CentraShape<'placedOrder'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.order;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
{
let data1 = data0.order;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
errors++;
}
}
if(data0.status !== undefined){
let data2 = data0.status;
if(((typeof data2 !== "string") && (typeof data2 !== "boolean")) && (data2 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
errors++;
}
else {
errors = _errs2;
}
}
}
else {
errors++;
}
return errors === 0;
}
