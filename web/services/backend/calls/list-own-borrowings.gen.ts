// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-own-borrowings.ts: not to be changed by hand.
import type { listOwnBorrowings as contract } from '../contracts/list-own-borrowings.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/users/me/borrowings`: The member's borrowed test garments, the newest first. */
export const listOwnBorrowings: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/users/me/borrowings' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.borrowings;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.id !== "string"){
errors++;
}
}
{
let data3 = data1.state;
if(typeof data3 !== "string"){
errors++;
}
if(!(((((data3 === "reserved") || (data3 === "handedOut")) || (data3 === "returned")) || (data3 === "cancelled")) || (data3 === "expired"))){
errors++;
}
}
{
if(typeof data1.documentId !== "string"){
errors++;
}
}
{
if(typeof data1.size !== "string"){
errors++;
}
}
{
if(typeof data1.pickUpDay !== "string"){
errors++;
}
}
{
if(typeof data1.keptUntil !== "string"){
errors++;
}
}
{
if(typeof data1.createdAt !== "string"){
errors++;
}
}
{
let data9 = data1.title;
if((typeof data9 !== "string") && (data9 !== null)){
errors++;
}
}
{
let data10 = data1.href;
if((typeof data10 !== "string") && (data10 !== null)){
errors++;
}
}
{
if(typeof data1.canCancel !== "boolean"){
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
