// @ts-nocheck
// Written by "npm run typegen" from ./answers.ts: not to be changed by hand.
import type { Answer } from './answers.ts'

export const isEmptySelection: (body: unknown) => body is Answer<'emptySelection'> = validate10

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.selection === undefined) && (missing0 = "selection"))){
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(typeof data.token !== "string"){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data1 = data.location;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
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
return false;
}
else {
errors = _errs4;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
let data3 = data.order;
const _errs11 = errors;
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selection !== undefined){
let data4 = data.selection;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.currency === undefined) && (missing1 = "currency")) || ((data4.items === undefined) && (missing1 = "items"))){
return false;
}
else {
if(data4.currency !== undefined){
const _errs15 = errors;
if(typeof data4.currency !== "string"){
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.language !== undefined){
let data6 = data4.language;
const _errs17 = errors;
if(((typeof data6 !== "string") && (typeof data6 !== "boolean")) && (data6 !== null)){
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.items !== undefined){
const _errs19 = errors;
if(errors === _errs19){
if(!(Array.isArray(data4.items))){
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
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
return errors === 0;
}
