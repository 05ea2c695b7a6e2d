// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-product-facts.ts: not to be changed by hand.
import type { getProductFacts as contract } from '../contracts/get-product-facts.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/products`: The content’s side of products, in the order asked for; those that the content does not have are left out. */
export const getProductFacts: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/products' }, validate10)

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
if((((((((((data1.centraId === undefined) && (missing1 = "centraId")) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.href === undefined) && (missing1 = "href"))) || ((data1.productState === undefined) && (missing1 = "productState"))) || ((data1.crowdfundingDate === undefined) && (missing1 = "crowdfundingDate"))) || ((data1.crowdfundingGoal === undefined) && (missing1 = "crowdfundingGoal"))) || ((data1.crowdfundingMax === undefined) && (missing1 = "crowdfundingMax"))) || ((data1.picture === undefined) && (missing1 = "picture"))) || ((data1.colors === undefined) && (missing1 = "colors"))){
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
if(data1.crowdfundingGoal !== undefined){
let data7 = data1.crowdfundingGoal;
const _errs15 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.crowdfundingMax !== undefined){
let data8 = data1.crowdfundingMax;
const _errs17 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.picture !== undefined){
let data9 = data1.picture;
const _errs19 = errors;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((((data9.src === undefined) && (missing2 = "src")) || ((data9.srcSet === undefined) && (missing2 = "srcSet"))) || ((data9.alt === undefined) && (missing2 = "alt"))){
errors++;
}
else {
if(data9.src !== undefined){
const _errs23 = errors;
if(typeof data9.src !== "string"){
errors++;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.srcSet !== undefined){
const _errs25 = errors;
if(typeof data9.srcSet !== "string"){
errors++;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.alt !== undefined){
const _errs27 = errors;
if(typeof data9.alt !== "string"){
errors++;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs29 = errors;
if(data9 !== null){
errors++;
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
errors++;
return false;
}
else {
errors = _errs20;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.colors !== undefined){
let data13 = data1.colors;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data13)){
var valid5 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs33 = errors;
if(errors === _errs33){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if(((((data14.name === undefined) && (missing3 = "name")) || ((data14.hex === undefined) && (missing3 = "hex"))) || ((data14.hex2 === undefined) && (missing3 = "hex2"))) || ((data14.picture === undefined) && (missing3 = "picture"))){
return false;
}
else {
if(data14.name !== undefined){
let data15 = data14.name;
const _errs35 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
return false;
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.hex !== undefined){
let data16 = data14.hex;
const _errs37 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
return false;
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.hex2 !== undefined){
let data17 = data14.hex2;
const _errs39 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
return false;
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.picture !== undefined){
let data18 = data14.picture;
const _errs41 = errors;
const _errs42 = errors;
let valid7 = false;
const _errs43 = errors;
if(errors === _errs43){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing4;
if((((data18.src === undefined) && (missing4 = "src")) || ((data18.srcSet === undefined) && (missing4 = "srcSet"))) || ((data18.alt === undefined) && (missing4 = "alt"))){
errors++;
}
else {
if(data18.src !== undefined){
const _errs45 = errors;
if(typeof data18.src !== "string"){
errors++;
}
var valid8 = _errs45 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data18.srcSet !== undefined){
const _errs47 = errors;
if(typeof data18.srcSet !== "string"){
errors++;
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data18.alt !== undefined){
const _errs49 = errors;
if(typeof data18.alt !== "string"){
errors++;
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
errors++;
}
}
var _valid1 = _errs43 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs51 = errors;
if(data18 !== null){
errors++;
}
var _valid1 = _errs51 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
errors++;
return false;
}
else {
errors = _errs42;
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
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
var valid5 = _errs33 === errors;
if(!valid5){
break;
}
}
}
else {
return false;
}
}
var valid2 = _errs31 === errors;
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
