// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-behind.ts: not to be changed by hand.
import type { listBehind as contract } from '../contracts/list-behind.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/publications`: Which of these published documents are not public yet, and why. The Studio asks, for its editors. */
export const listBehind: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/publications' }, validate10)

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.behind === undefined) && (missing0 = "behind")){
return false;
}
else {
if(data.behind !== undefined){
let data0 = data.behind;
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
if(((data1.id === undefined) && (missing1 = "id")) || ((data1.reason === undefined) && (missing1 = "reason"))){
return false;
}
else {
if(data1.id !== undefined){
const _errs5 = errors;
if(typeof data1.id !== "string"){
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.reason !== undefined){
let data3 = data1.reason;
const _errs7 = errors;
if(typeof data3 !== "string"){
return false;
}
if(!((((((data3 === "malformedAddress") || (data3 === "lakeRefused")) || (data3 === "failed")) || (data3 === "lakeUnreachable")) || (data3 === "notHandled")) || (data3 === "catchingUp"))){
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
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
