// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-own-review.ts: not to be changed by hand.
import type { getOwnReview as contract } from '../contracts/get-own-review.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/products/{documentId}/review`: The member's own review of a product; null without one. */
export const getOwnReview: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/products/{documentId}/review' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.review;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
{
let data1 = data0.stars;
if(!((typeof data1 == "number") && (isFinite(data1)))){
errors++;
}
}
{
if(typeof data0.title !== "string"){
errors++;
}
}
{
if(typeof data0.text !== "string"){
errors++;
}
}
{
let data4 = data0.fit;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(typeof data4 !== "string"){
errors++;
}
if(!(((data4 === "small") || (data4 === "true")) || (data4 === "large"))){
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs15 = errors;
if(data4 !== null){
errors++;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
errors++;
}
else {
errors = _errs12;
}
}
{
let data5 = data0.size;
if((typeof data5 !== "string") && (data5 !== null)){
errors++;
}
}
{
if(typeof data0.isHidden !== "boolean"){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs21 = errors;
if(data0 !== null){
errors++;
}
var _valid0 = _errs21 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
errors++;
}
else {
errors = _errs2;
}
}
}
else {
errors++;
}
return errors === 0;
}
