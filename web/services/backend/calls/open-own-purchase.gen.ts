// @ts-nocheck
// Written by "npm run typegen" from ../contracts/open-own-purchase.ts: not to be changed by hand.
import type { openOwnPurchase as contract } from '../contracts/open-own-purchase.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/users/me/reservations/{id}/purchase`: The same as the personal link of the mail does, for a member whose verified address it was mailed to. */
export const openOwnPurchase: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/users/me/reservations/{id}/purchase' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.state;
if(typeof data0 !== "string"){
errors++;
}
if(!((data0 === "ready") || (data0 === "bought"))){
errors++;
}
}
{
let data1 = data.selection;
if((typeof data1 !== "string") && (data1 !== null)){
errors++;
}
}
{
let data2 = data.orderNumber;
if((typeof data2 !== "string") && (data2 !== null)){
errors++;
}
}
{
let data3 = data.quantity;
if(!((typeof data3 == "number") && (isFinite(data3)))){
errors++;
}
}
{
let data4 = data.missing;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
{
if(typeof data5.title !== "string"){
errors++;
}
}
{
let data7 = data5.fit;
if((typeof data7 !== "string") && (data7 !== null)){
errors++;
}
}
{
let data8 = data5.size;
if((typeof data8 !== "string") && (data8 !== null)){
errors++;
}
}
{
let data9 = data5.colour;
if((typeof data9 !== "string") && (data9 !== null)){
errors++;
}
}
{
let data10 = data5.quantity;
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
return errors === 0;
}
