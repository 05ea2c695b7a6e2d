// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-own-orders.ts: not to be changed by hand.
import type { listOwnOrders as contract } from '../contracts/list-own-orders.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/users/me/orders`: A page of the orders of the member’s verified address, the newest first. */
export const listOwnOrders: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/users/me/orders' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.isEmailVerified !== "boolean"){
errors++;
}
}
{
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
{
if(typeof data2.number !== "string"){
errors++;
}
}
{
let data4 = data2.placedAt;
if((typeof data4 !== "string") && (data4 !== null)){
errors++;
}
}
{
let data5 = data2.state;
if(typeof data5 !== "string"){
errors++;
}
if(!(((((data5 === "received") || (data5 === "pending")) || (data5 === "onHold")) || (data5 === "shipped")) || (data5 === "cancelled"))){
errors++;
}
}
{
if(typeof data2.currency !== "string"){
errors++;
}
}
{
let data7 = data2.lines;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
{
if(typeof data8.itemId !== "string"){
errors++;
}
}
{
if(typeof data8.variantId !== "string"){
errors++;
}
}
{
if(typeof data8.centraId !== "string"){
errors++;
}
}
{
if(typeof data8.name !== "string"){
errors++;
}
}
{
let data13 = data8.gender;
if((typeof data13 !== "string") && (data13 !== null)){
errors++;
}
}
{
if(typeof data8.size !== "string"){
errors++;
}
}
{
let data15 = data8.colourName;
if((typeof data15 !== "string") && (data15 !== null)){
errors++;
}
}
{
let data16 = data8.code;
if((typeof data16 !== "string") && (data16 !== null)){
errors++;
}
}
{
let data17 = data8.code2;
if((typeof data17 !== "string") && (data17 !== null)){
errors++;
}
}
{
let data18 = data8.quantity;
if(!((typeof data18 == "number") && (isFinite(data18)))){
errors++;
}
}
{
let data19 = data8.priceEach;
if(!((typeof data19 == "number") && (isFinite(data19)))){
errors++;
}
}
{
let data20 = data8.total;
if(!((typeof data20 == "number") && (isFinite(data20)))){
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
let data21 = data2.vouchers;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(typeof data21[i2] !== "string"){
errors++;
}
}
}
else {
errors++;
}
}
{
let data23 = data2.totals;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
{
let data24 = data23.itemsTotal;
if(!((typeof data24 == "number") && (isFinite(data24)))){
errors++;
}
}
{
let data25 = data23.discount;
if(!((typeof data25 == "number") && (isFinite(data25)))){
errors++;
}
}
{
let data26 = data23.shipping;
if(!((typeof data26 == "number") && (isFinite(data26)))){
errors++;
}
}
{
let data27 = data23.taxDeducted;
if(!((typeof data27 == "number") && (isFinite(data27)))){
errors++;
}
}
{
let data28 = data23.taxIncluded;
if(!((typeof data28 == "number") && (isFinite(data28)))){
errors++;
}
}
{
let data29 = data23.grandTotal;
if(!((typeof data29 == "number") && (isFinite(data29)))){
errors++;
}
}
}
else {
errors++;
}
}
{
if(typeof data2.email !== "string"){
errors++;
}
}
{
if(typeof data2.phone !== "string"){
errors++;
}
}
{
let data32 = data2.billing;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
{
if(typeof data32.firstName !== "string"){
errors++;
}
}
{
if(typeof data32.lastName !== "string"){
errors++;
}
}
{
if(typeof data32.address1 !== "string"){
errors++;
}
}
{
if(typeof data32.address2 !== "string"){
errors++;
}
}
{
if(typeof data32.zipCode !== "string"){
errors++;
}
}
{
if(typeof data32.city !== "string"){
errors++;
}
}
{
if(typeof data32.state !== "string"){
errors++;
}
}
{
if(typeof data32.country !== "string"){
errors++;
}
}
}
else {
errors++;
}
}
{
let data41 = data2.shipping;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
{
if(typeof data41.firstName !== "string"){
errors++;
}
}
{
if(typeof data41.lastName !== "string"){
errors++;
}
}
{
if(typeof data41.address1 !== "string"){
errors++;
}
}
{
if(typeof data41.address2 !== "string"){
errors++;
}
}
{
if(typeof data41.zipCode !== "string"){
errors++;
}
}
{
if(typeof data41.city !== "string"){
errors++;
}
}
{
if(typeof data41.state !== "string"){
errors++;
}
}
{
if(typeof data41.country !== "string"){
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
let data50 = data.next;
if((typeof data50 !== "string") && (data50 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
