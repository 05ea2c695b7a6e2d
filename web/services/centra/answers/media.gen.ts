// @ts-nocheck
// Written by "npm run typegen" from ./answers.ts: not to be changed by hand.
import type { Answer } from './answers.ts'

export const isMedia: (body: unknown) => body is Answer<'media'> = validate10

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mini !== undefined){
let data0 = data.mini;
const _errs1 = errors;
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
if(errors === _errs5){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data0[i0] !== "string"){
errors++;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
errors++;
return false;
}
else {
errors = _errs2;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumb !== undefined){
let data2 = data.thumb;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(typeof data2 !== "string"){
errors++;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data2)){
var valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(typeof data2[i1] !== "string"){
errors++;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
errors++;
}
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
errors++;
return false;
}
else {
errors = _errs10;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.standard !== undefined){
let data4 = data.standard;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(typeof data4 !== "string"){
errors++;
}
var _valid2 = _errs19 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data4)){
var valid6 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs23 = errors;
if(typeof data4[i2] !== "string"){
errors++;
}
var valid6 = _errs23 === errors;
if(!valid6){
break;
}
}
}
else {
errors++;
}
}
var _valid2 = _errs21 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
errors++;
return false;
}
else {
errors = _errs18;
}
var valid0 = _errs17 === errors;
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
