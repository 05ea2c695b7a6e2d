// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-borrowings.ts: not to be changed by hand.
import type { listBorrowings as contract } from '../contracts/list-borrowings.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/borrowings`: Borrowed test garments, for staff: all that are out, the next pick-up first; or those that ended, by page. */
export const listBorrowings: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/staff/borrowings' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.items;
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
if(typeof data1.name !== "string"){
errors++;
}
}
{
if(typeof data1.email !== "string"){
errors++;
}
}
{
if(typeof data1.phone !== "string"){
errors++;
}
}
{
if(typeof data1.isMember !== "boolean"){
errors++;
}
}
{
let data13 = data1.handedOutAt;
if((typeof data13 !== "string") && (data13 !== null)){
errors++;
}
}
{
let data14 = data1.handedOutBy;
if((typeof data14 !== "string") && (data14 !== null)){
errors++;
}
}
{
let data15 = data1.returnedAt;
if((typeof data15 !== "string") && (data15 !== null)){
errors++;
}
}
{
let data16 = data1.returnedBy;
if((typeof data16 !== "string") && (data16 !== null)){
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
let data17 = data.next;
if((typeof data17 !== "string") && (data17 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
