// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-reservation.ts: not to be changed by hand.
import type { getReservation as contract } from '../contracts/get-reservation.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/reservations/{id}`: A reservation, for the browser that made it: the key with which it was made is the proof. */
export const getReservation: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/reservations/{id}' }, validate10)

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
{
let data15 = data4.href;
if((typeof data15 !== "string") && (data15 !== null)){
errors++;
}
}
{
let data16 = data4.lastDay;
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
if(typeof data.email !== "string"){
errors++;
}
}
{
let data18 = data.delivery;
const _errs42 = errors;
let valid6 = false;
const _errs43 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
{
let data19 = data18.price;
if(!((typeof data19 == "number") && (isFinite(data19)))){
errors++;
}
}
{
let data20 = data18.freeOver;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs43 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs49 = errors;
if(data18 !== null){
errors++;
}
var _valid1 = _errs49 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
errors++;
}
else {
errors = _errs42;
}
}
{
let data21 = data.expiresAt;
if((typeof data21 !== "string") && (data21 !== null)){
errors++;
}
}
{
if(typeof data.createdAt !== "string"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
