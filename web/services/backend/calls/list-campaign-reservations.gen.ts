// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-campaign-reservations.ts: not to be changed by hand.
import type { listCampaignReservations as contract } from '../contracts/list-campaign-reservations.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/campaigns/{centraId}/reservations`: A page of the reservations of a campaign, for staff: the newest first, with their status and mails. */
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
let data4 = data1.name;
if((typeof data4 !== "string") && (data4 !== null)){
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
let data7 = data1.status;
if(typeof data7 !== "string"){
errors++;
}
if(!((((((data7 === "reserved") || (data7 === "paid")) || (data7 === "lapsed")) || (data7 === "pending")) || (data7 === "unverified")) || (data7 === "cancelled"))){
errors++;
}
}
{
let data8 = data1.lines;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
{
if(typeof data9.centraId !== "string"){
errors++;
}
}
{
let data11 = data9.title;
if((typeof data11 !== "string") && (data11 !== null)){
errors++;
}
}
{
let data12 = data9.fit;
if((typeof data12 !== "string") && (data12 !== null)){
errors++;
}
}
{
let data13 = data9.size;
if((typeof data13 !== "string") && (data13 !== null)){
errors++;
}
}
{
let data14 = data9.colour;
if((typeof data14 !== "string") && (data14 !== null)){
errors++;
}
}
{
let data15 = data9.quantity;
if(!((typeof data15 == "number") && (isFinite(data15)))){
errors++;
}
}
{
let data16 = data9.price;
const _errs34 = errors;
let valid7 = false;
const _errs35 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
{
let data17 = data16.amount;
if(!((typeof data17 == "number") && (isFinite(data17)))){
errors++;
}
}
{
if(typeof data16.currency !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs35 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const _errs41 = errors;
if(data16 !== null){
errors++;
}
var _valid0 = _errs41 === errors;
valid7 = valid7 || _valid0;
}
if(!valid7){
errors++;
}
else {
errors = _errs34;
}
}
{
if(typeof data9.itemId !== "string"){
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
let data20 = data1.boughtBy;
if((typeof data20 !== "string") && (data20 !== null)){
errors++;
}
}
{
let data21 = data1.mailedAt;
if((typeof data21 !== "string") && (data21 !== null)){
errors++;
}
}
{
let data22 = data1.payBy;
if((typeof data22 !== "string") && (data22 !== null)){
errors++;
}
}
{
let data23 = data1.sentAgain;
const _errs52 = errors;
let valid9 = false;
const _errs53 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
{
if(typeof data23.at !== "string"){
errors++;
}
}
{
if(typeof data23.by !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs53 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs59 = errors;
if(data23 !== null){
errors++;
}
var _valid1 = _errs59 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
errors++;
}
else {
errors = _errs52;
}
}
{
if(typeof data1.canSendLink !== "boolean"){
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
let data27 = data.next;
if((typeof data27 !== "string") && (data27 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
