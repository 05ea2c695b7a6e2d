// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-own-reservations.ts: not to be changed by hand.
import type { listOwnReservations as contract } from '../contracts/list-own-reservations.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/users/me/reservations`: The member's reservations, the newest first. */
export const listOwnReservations: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/users/me/reservations' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.reservations;
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
if(!((data3 === "confirmed") || (data3 === "cancelled"))){
errors++;
}
}
{
if(typeof data1.createdAt !== "string"){
errors++;
}
}
{
let data5 = data1.lines;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
{
if(typeof data6.centraId !== "string"){
errors++;
}
}
{
let data8 = data6.title;
if((typeof data8 !== "string") && (data8 !== null)){
errors++;
}
}
{
let data9 = data6.href;
if((typeof data9 !== "string") && (data9 !== null)){
errors++;
}
}
{
let data10 = data6.fit;
if((typeof data10 !== "string") && (data10 !== null)){
errors++;
}
}
{
let data11 = data6.size;
if((typeof data11 !== "string") && (data11 !== null)){
errors++;
}
}
{
let data12 = data6.colour;
if((typeof data12 !== "string") && (data12 !== null)){
errors++;
}
}
{
let data13 = data6.quantity;
if(!((typeof data13 == "number") && (isFinite(data13)))){
errors++;
}
}
{
let data14 = data6.price;
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
let data17 = data6.decision;
const _errs40 = errors;
let valid9 = false;
const _errs41 = errors;
if(typeof data17 !== "string"){
errors++;
}
if(!((data17 === "production") || (data17 === "notEnough"))){
errors++;
}
var _valid1 = _errs41 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs43 = errors;
if(data17 !== null){
errors++;
}
var _valid1 = _errs43 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
errors++;
}
else {
errors = _errs40;
}
}
{
let data18 = data6.boughtBy;
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
