// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-test-garments.ts: not to be changed by hand.
import type { getTestGarments as contract } from '../contracts/get-test-garments.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/test-garments/{documentId}`: How many test garments of each size are not lent today, and the days on which one can be picked up. */
export const getTestGarments: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/test-garments/{documentId}' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.sizes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.size !== "string"){
errors++;
}
}
{
let data3 = data1.left;
if(!((typeof data3 == "number") && (isFinite(data3)))){
errors++;
}
}
{
let data4 = data1.pickUpDays;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
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
{
let data6 = data.pickUpDays;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
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
