// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-campaign-reservations.ts: not to be changed by hand.
import type { listCampaignReservations as contract } from '../contracts/list-campaign-reservations.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/campaigns/{centraId}/reservations`: A page of the confirmed reservations of a campaign, for staff: the newest first. */
export const listCampaignReservations: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/staff/campaigns/{centraId}/reservations' }, validate10)

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
if(typeof data1.email !== "string"){
errors++;
}
}
{
if(typeof data1.isMember !== "boolean"){
errors++;
}
}
{
if(typeof data1.createdAt !== "string"){
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
if(typeof data7.centraId !== "string"){
errors++;
}
}
{
let data9 = data7.title;
if((typeof data9 !== "string") && (data9 !== null)){
errors++;
}
}
{
let data10 = data7.fit;
if((typeof data10 !== "string") && (data10 !== null)){
errors++;
}
}
{
let data11 = data7.size;
if((typeof data11 !== "string") && (data11 !== null)){
errors++;
}
}
{
let data12 = data7.colour;
if((typeof data12 !== "string") && (data12 !== null)){
errors++;
}
}
{
let data13 = data7.quantity;
if(!((typeof data13 == "number") && (isFinite(data13)))){
errors++;
}
}
{
let data14 = data7.price;
const _errs30 = errors;
let valid7 = false;
const _errs31 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
{
let data15 = data14.amount;
if(!((typeof data15 == "number") && (isFinite(data15)))){
errors++;
}
}
{
if(typeof data14.currency !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs31 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const _errs37 = errors;
if(data14 !== null){
errors++;
}
var _valid0 = _errs37 === errors;
valid7 = valid7 || _valid0;
}
if(!valid7){
errors++;
}
else {
errors = _errs30;
}
}
{
if(typeof data7.itemId !== "string"){
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
let data18 = data1.boughtBy;
if((typeof data18 !== "string") && (data18 !== null)){
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
let data19 = data.next;
if((typeof data19 !== "string") && (data19 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
