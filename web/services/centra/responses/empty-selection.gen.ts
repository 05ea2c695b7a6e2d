// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isEmptySelection: (body: unknown) => body is CentraShape<'emptySelection'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.token !== "string"){
errors++;
}
}
if(data.location !== undefined){
let data1 = data.location;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.country !== undefined){
let data2 = data1.country;
if(((typeof data2 !== "string") && (typeof data2 !== "boolean")) && (data2 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data1 !== null){
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
errors++;
}
else {
errors = _errs4;
}
}
if(data.order !== undefined){
let data3 = data.order;
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
errors++;
}
}
{
let data4 = data.selection;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
{
if(typeof data4.currency !== "string"){
errors++;
}
}
if(data4.language !== undefined){
let data6 = data4.language;
if(((typeof data6 !== "string") && (typeof data6 !== "boolean")) && (data6 !== null)){
errors++;
}
}
{
if(!(Array.isArray(data4.items))){
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
