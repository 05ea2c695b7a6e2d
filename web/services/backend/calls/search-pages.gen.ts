// @ts-nocheck
// Written by "npm run typegen" from ../contracts/search-pages.ts: not to be changed by hand.
import type { searchPages as contract } from '../contracts/search-pages.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/search`: The published pages that match, best first. Values that mean nothing fall back to the defaults. */
export const searchPages: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/search' }, validate10)

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.q === undefined) && (missing0 = "q")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.exact === undefined) && (missing0 = "exact"))) || ((data.items === undefined) && (missing0 = "items"))){
return false;
}
else {
if(data.q !== undefined){
const _errs1 = errors;
if(typeof data.q !== "string"){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data1 = data.total;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exact !== undefined){
const _errs5 = errors;
if(typeof data.exact !== "boolean"){
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data3 = data.items;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.href === undefined) && (missing1 = "href")) || ((data4.kind === undefined) && (missing1 = "kind"))) || ((data4.title === undefined) && (missing1 = "title"))) || ((data4.excerpt === undefined) && (missing1 = "excerpt"))){
return false;
}
else {
if(data4.href !== undefined){
const _errs11 = errors;
if(typeof data4.href !== "string"){
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.kind !== undefined){
let data6 = data4.kind;
const _errs13 = errors;
if(typeof data6 !== "string"){
return false;
}
if(!((((data6 === "product") || (data6 === "clothingType")) || (data6 === "contentPage")) || (data6 === "page"))){
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.title !== undefined){
let data7 = data4.title;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.text === undefined) && (missing2 = "text")) || ((data8.hit === undefined) && (missing2 = "hit"))){
return false;
}
else {
if(data8.text !== undefined){
const _errs19 = errors;
if(typeof data8.text !== "string"){
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.hit !== undefined){
const _errs21 = errors;
if(typeof data8.hit !== "boolean"){
return false;
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
return false;
}
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.excerpt !== undefined){
let data11 = data4.excerpt;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid5 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
const _errs25 = errors;
if(errors === _errs25){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing3;
if(((data12.text === undefined) && (missing3 = "text")) || ((data12.hit === undefined) && (missing3 = "hit"))){
return false;
}
else {
if(data12.text !== undefined){
const _errs27 = errors;
if(typeof data12.text !== "string"){
return false;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.hit !== undefined){
const _errs29 = errors;
if(typeof data12.hit !== "boolean"){
return false;
}
var valid6 = _errs29 === errors;
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
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
else {
return false;
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.picture !== undefined){
const _errs31 = errors;
if(typeof data4.picture !== "string"){
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.centraId !== undefined){
const _errs33 = errors;
if(typeof data4.centraId !== "string"){
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.hasPrice !== undefined){
let data17 = data4.hasPrice;
const _errs35 = errors;
if(typeof data17 !== "boolean"){
return false;
}
if(true !== data17){
return false;
}
var valid2 = _errs35 === errors;
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
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs7 === errors;
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
