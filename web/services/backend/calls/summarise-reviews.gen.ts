// @ts-nocheck
// Written by "npm run typegen" from ../contracts/summarise-reviews.ts: not to be changed by hand.
import type { summariseReviews as contract } from '../contracts/summarise-reviews.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/reviews/summaries`: What the reviews of products say together; products without reviews are left out. */
export const summariseReviews: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/reviews/summaries' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.summaries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.documentId !== "string"){
errors++;
}
}
{
let data3 = data1.count;
if(!((typeof data3 == "number") && (isFinite(data3)))){
errors++;
}
}
{
let data4 = data1.average;
if(!((typeof data4 == "number") && (isFinite(data4)))){
errors++;
}
}
{
let data5 = data1.distribution;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(!((typeof data6 == "number") && (isFinite(data6)))){
errors++;
}
}
}
else {
errors++;
}
}
{
let data7 = data1.fit;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
{
let data8 = data7.small;
if(!((typeof data8 == "number") && (isFinite(data8)))){
errors++;
}
}
{
let data9 = data7.true;
if(!((typeof data9 == "number") && (isFinite(data9)))){
errors++;
}
}
{
let data10 = data7.large;
if(!((typeof data10 == "number") && (isFinite(data10)))){
errors++;
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
