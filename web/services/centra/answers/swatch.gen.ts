// @ts-nocheck
// Written by "npm run typegen" from ./answers.ts: not to be changed by hand.
import type { Answer } from './answers.ts'

export const isSwatch: (body: unknown) => body is Answer<'swatch'> = validate10

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.desc !== undefined){
let data0 = data.desc;
const _errs1 = errors;
if(((typeof data0 !== "string") && (typeof data0 !== "boolean")) && (data0 !== null)){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs3 = errors;
if(((typeof data1 !== "string") && (typeof data1 !== "boolean")) && (data1 !== null)){
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code2 !== undefined){
let data2 = data.code2;
const _errs5 = errors;
if(((typeof data2 !== "string") && (typeof data2 !== "boolean")) && (data2 !== null)){
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
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
