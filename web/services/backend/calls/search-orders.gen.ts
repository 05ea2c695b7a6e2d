// @ts-nocheck
// Written by "npm run typegen" from ../contracts/search-orders.ts: not to be changed by hand.
import type { searchOrders as contract } from '../contracts/search-orders.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/staff/orders/search`: A page of orders with their payments, the newest first, for staff. */
export const searchOrders: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/staff/orders/search' }, validate10)

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
if(typeof data1.number !== "string"){
errors++;
}
}
{
let data3 = data1.placedAt;
if((typeof data3 !== "string") && (data3 !== null)){
errors++;
}
}
{
let data4 = data1.state;
if(typeof data4 !== "string"){
errors++;
}
if(!(((((data4 === "received") || (data4 === "pending")) || (data4 === "onHold")) || (data4 === "shipped")) || (data4 === "cancelled"))){
errors++;
}
}
{
if(typeof data1.currency !== "string"){
errors++;
}
}
{
let data6 = data1.lines;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
{
if(typeof data7.itemId !== "string"){
errors++;
}
}
{
if(typeof data7.variantId !== "string"){
errors++;
}
}
{
if(typeof data7.centraId !== "string"){
errors++;
}
}
{
if(typeof data7.name !== "string"){
errors++;
}
}
{
let data12 = data7.gender;
if((typeof data12 !== "string") && (data12 !== null)){
errors++;
}
}
{
if(typeof data7.size !== "string"){
errors++;
}
}
{
let data14 = data7.colourName;
if((typeof data14 !== "string") && (data14 !== null)){
errors++;
}
}
{
let data15 = data7.code;
if((typeof data15 !== "string") && (data15 !== null)){
errors++;
}
}
{
let data16 = data7.code2;
if((typeof data16 !== "string") && (data16 !== null)){
errors++;
}
}
{
let data17 = data7.quantity;
if(!((typeof data17 == "number") && (isFinite(data17)))){
errors++;
}
}
{
let data18 = data7.priceEach;
if(!((typeof data18 == "number") && (isFinite(data18)))){
errors++;
}
}
{
let data19 = data7.total;
if(!((typeof data19 == "number") && (isFinite(data19)))){
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
let data20 = data1.vouchers;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(typeof data20[i2] !== "string"){
errors++;
}
}
}
else {
errors++;
}
}
{
let data22 = data1.totals;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
{
let data23 = data22.itemsTotal;
if(!((typeof data23 == "number") && (isFinite(data23)))){
errors++;
}
}
{
let data24 = data22.discount;
if(!((typeof data24 == "number") && (isFinite(data24)))){
errors++;
}
}
{
let data25 = data22.shipping;
if(!((typeof data25 == "number") && (isFinite(data25)))){
errors++;
}
}
{
let data26 = data22.taxDeducted;
if(!((typeof data26 == "number") && (isFinite(data26)))){
errors++;
}
}
{
let data27 = data22.taxIncluded;
if(!((typeof data27 == "number") && (isFinite(data27)))){
errors++;
}
}
{
let data28 = data22.grandTotal;
if(!((typeof data28 == "number") && (isFinite(data28)))){
errors++;
}
}
}
else {
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
let data31 = data1.billing;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
{
if(typeof data31.firstName !== "string"){
errors++;
}
}
{
if(typeof data31.lastName !== "string"){
errors++;
}
}
{
if(typeof data31.address1 !== "string"){
errors++;
}
}
{
if(typeof data31.address2 !== "string"){
errors++;
}
}
{
if(typeof data31.zipCode !== "string"){
errors++;
}
}
{
if(typeof data31.city !== "string"){
errors++;
}
}
{
if(typeof data31.state !== "string"){
errors++;
}
}
{
if(typeof data31.country !== "string"){
errors++;
}
}
}
else {
errors++;
}
}
{
let data40 = data1.shipping;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
{
if(typeof data40.firstName !== "string"){
errors++;
}
}
{
if(typeof data40.lastName !== "string"){
errors++;
}
}
{
if(typeof data40.address1 !== "string"){
errors++;
}
}
{
if(typeof data40.address2 !== "string"){
errors++;
}
}
{
if(typeof data40.zipCode !== "string"){
errors++;
}
}
{
if(typeof data40.city !== "string"){
errors++;
}
}
{
if(typeof data40.state !== "string"){
errors++;
}
}
{
if(typeof data40.country !== "string"){
errors++;
}
}
}
else {
errors++;
}
}
{
let data49 = data1.holdReasons;
if(Array.isArray(data49)){
const len3 = data49.length;
for(let i3=0; i3<len3; i3++){
if(typeof data49[i3] !== "string"){
errors++;
}
}
}
else {
errors++;
}
}
{
let data51 = data1.language;
if((typeof data51 !== "string") && (data51 !== null)){
errors++;
}
}
{
let data52 = data1.reservationId;
if((typeof data52 !== "string") && (data52 !== null)){
errors++;
}
}
{
let data53 = data1.payment;
const _errs108 = errors;
let valid14 = false;
const _errs109 = errors;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
{
let data54 = data53.state;
if(typeof data54 !== "string"){
errors++;
}
if(!(((data54 === "authorised") || (data54 === "pending")) || (data54 === "refused"))){
errors++;
}
}
{
if(typeof data53.method !== "string"){
errors++;
}
}
{
if(typeof data53.pspReference !== "string"){
errors++;
}
}
{
if(typeof data53.reference !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs109 === errors;
valid14 = valid14 || _valid0;
if(!valid14){
const _errs119 = errors;
if(data53 !== null){
errors++;
}
var _valid0 = _errs119 === errors;
valid14 = valid14 || _valid0;
}
if(!valid14){
errors++;
}
else {
errors = _errs108;
}
}
{
let data58 = data1.attempts;
if(Array.isArray(data58)){
const len4 = data58.length;
for(let i4=0; i4<len4; i4++){
let data59 = data58[i4];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
{
if(typeof data59.reference !== "string"){
errors++;
}
}
{
let data61 = data59.state;
if(typeof data61 !== "string"){
errors++;
}
if(!((((((data61 === "started") || (data61 === "redirected")) || (data61 === "failed")) || (data61 === "ordered")) || (data61 === "surplus")) || (data61 === "returned"))){
errors++;
}
}
{
let data62 = data59.amount;
if(!((typeof data62 == "number") && (isFinite(data62)))){
errors++;
}
}
{
if(typeof data59.currency !== "string"){
errors++;
}
}
{
if(typeof data59.startedAt !== "string"){
errors++;
}
}
{
let data65 = data59.pspReference;
if((typeof data65 !== "string") && (data65 !== null)){
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
}
{
let data66 = data.next;
if((!((typeof data66 == "number") && (isFinite(data66)))) && (data66 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
