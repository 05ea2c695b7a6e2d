// @ts-nocheck
// Written by "npm run typegen" from ./answers.ts: not to be changed by hand.
import type { Answer } from './answers.ts'

export const isBagProducts: (body: unknown) => body is Answer<'bagProducts'> = validate10

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.products === undefined) && (missing0 = "products")){
return false;
}
else {
if(data.products !== undefined){
let data0 = data.products;
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
if(((data1.centraId === undefined) && (missing1 = "centraId")) || ((data1.colors === undefined) && (missing1 = "colors"))){
return false;
}
else {
if(data1.centraId !== undefined){
const _errs5 = errors;
if(typeof data1.centraId !== "string"){
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.href !== undefined){
let data4 = data1.href;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.productState !== undefined){
let data5 = data1.productState;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.crowdfundingDate !== undefined){
let data6 = data1.crowdfundingDate;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.picture !== undefined){
let data7 = data1.picture;
const _errs15 = errors;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((data7.src === undefined) && (missing2 = "src")){
errors++;
}
else {
if(data7.src !== undefined){
const _errs19 = errors;
if(typeof data7.src !== "string"){
errors++;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.srcSet !== undefined){
const _errs21 = errors;
if(typeof data7.srcSet !== "string"){
errors++;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs23 = errors;
if(data7 !== null){
errors++;
}
var _valid0 = _errs23 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
errors++;
return false;
}
else {
errors = _errs16;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.colors !== undefined){
let data10 = data1.colors;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data10)){
var valid5 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs27 = errors;
if(errors === _errs27){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.hex !== undefined){
let data12 = data11.hex;
const _errs29 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
return false;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.hex2 !== undefined){
let data13 = data11.hex2;
const _errs31 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
return false;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.picture !== undefined){
let data14 = data11.picture;
const _errs33 = errors;
const _errs34 = errors;
let valid7 = false;
const _errs35 = errors;
if(errors === _errs35){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if((data14.src === undefined) && (missing3 = "src")){
errors++;
}
else {
if(data14.src !== undefined){
const _errs37 = errors;
if(typeof data14.src !== "string"){
errors++;
}
var valid8 = _errs37 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data14.srcSet !== undefined){
const _errs39 = errors;
if(typeof data14.srcSet !== "string"){
errors++;
}
var valid8 = _errs39 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
errors++;
}
}
var _valid1 = _errs35 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs41 = errors;
if(data14 !== null){
errors++;
}
var _valid1 = _errs41 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
errors++;
return false;
}
else {
errors = _errs34;
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
return false;
}
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
return false;
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
}
}
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
