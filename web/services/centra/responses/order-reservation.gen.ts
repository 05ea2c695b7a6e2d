// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isOrderReservation: (body: unknown) => body is CentraShape<'orderReservation'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.order;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.additionalFields !== undefined){
let data1 = data0.additionalFields;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.reservation_id !== undefined){
let data2 = data1.reservation_id;
if(((typeof data2 !== "string") && (typeof data2 !== "boolean")) && (data2 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
errors++;
}
else {
errors = _errs4;
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
