// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isMedia: (body: unknown) => body is CentraShape<'media'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mini !== undefined){
let data0 = data.mini;
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
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
errors++;
}
else {
errors = _errs2;
}
}
if(data.thumb !== undefined){
let data2 = data.thumb;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(typeof data2 !== "string"){
errors++;
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs13 = errors;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
errors++;
}
else {
errors = _errs10;
}
}
if(data.standard !== undefined){
let data4 = data.standard;
const _errs18 = errors;
let valid7 = false;
const _errs19 = errors;
if(typeof data4 !== "string"){
errors++;
}
var _valid2 = _errs19 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs21 = errors;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(typeof data4[i2] !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid2 = _errs21 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
errors++;
}
else {
errors = _errs18;
}
}
}
else {
errors++;
}
return errors === 0;
}
