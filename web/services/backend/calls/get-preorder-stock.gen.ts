// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-preorder-stock.ts: not to be changed by hand.
import type { getPreorderStock as contract } from '../contracts/get-preorder-stock.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/preorder-stock`: Every item that can be preordered. */
export const getPreorderStock: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/preorder-stock' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.stock;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
let data2 = data1.productId;
if(!((typeof data2 == "number") && (isFinite(data2)))){
errors++;
}
}
{
let data3 = data1.stock;
if(!((typeof data3 == "number") && (isFinite(data3)))){
errors++;
}
}
{
let data4 = data1.nextDeliveryStock;
if(!((typeof data4 == "number") && (isFinite(data4)))){
errors++;
}
}
{
let data5 = data1.deliveryDate;
if((typeof data5 !== "string") && (data5 !== null)){
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
