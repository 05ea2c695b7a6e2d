// @ts-nocheck
// Written by "npm run typegen" from ../contracts/settle-reservation.ts: not to be changed by hand.
import type { settleReservation as contract } from '../contracts/settle-reservation.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/reservations/{id}/settle`: Settles a pending reservation by what the commerce platform says about its payment; may be repeated until it is not pending. */
export const settleReservation: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/reservations/{id}/settle' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.id !== "string"){
errors++;
}
}
{
let data1 = data.state;
if(typeof data1 !== "string"){
errors++;
}
if(!(((((data1 === "unverified") || (data1 === "pending")) || (data1 === "confirmed")) || (data1 === "released")) || (data1 === "cancelled"))){
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
let data3 = data.lines;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
{
if(typeof data4.centraId !== "string"){
errors++;
}
}
{
let data6 = data4.title;
if((typeof data6 !== "string") && (data6 !== null)){
errors++;
}
}
{
let data7 = data4.fit;
if((typeof data7 !== "string") && (data7 !== null)){
errors++;
}
}
{
let data8 = data4.size;
if((typeof data8 !== "string") && (data8 !== null)){
errors++;
}
}
{
let data9 = data4.colour;
if((typeof data9 !== "string") && (data9 !== null)){
errors++;
}
}
{
let data10 = data4.quantity;
if(!((typeof data10 == "number") && (isFinite(data10)))){
errors++;
}
}
{
let data11 = data4.price;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
{
let data12 = data11.amount;
if(!((typeof data12 == "number") && (isFinite(data12)))){
errors++;
}
}
{
if(typeof data11.currency !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs25 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs31 = errors;
if(data11 !== null){
errors++;
}
var _valid0 = _errs31 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
errors++;
}
else {
errors = _errs24;
}
}
{
if(typeof data4.itemId !== "string"){
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
