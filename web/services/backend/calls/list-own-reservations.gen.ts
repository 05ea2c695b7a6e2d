// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-own-reservations.ts: not to be changed by hand.
import type { listOwnReservations as contract } from '../contracts/list-own-reservations.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/users/me/reservations`: The member’s reservations, the newest first, with those of the verified address. */
export const listOwnReservations: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/users/me/reservations' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.isEmailVerified !== "boolean"){
errors++;
}
}
{
let data1 = data.reservations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
{
if(typeof data2.id !== "string"){
errors++;
}
}
{
let data4 = data2.state;
if(typeof data4 !== "string"){
errors++;
}
if(!((data4 === "confirmed") || (data4 === "cancelled"))){
errors++;
}
}
{
if(typeof data2.email !== "string"){
errors++;
}
}
{
if(typeof data2.createdAt !== "string"){
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
if(typeof data8.centraId !== "string"){
errors++;
}
}
{
let data10 = data8.title;
if((typeof data10 !== "string") && (data10 !== null)){
errors++;
}
}
{
let data11 = data8.href;
if((typeof data11 !== "string") && (data11 !== null)){
errors++;
}
}
{
let data12 = data8.fit;
if((typeof data12 !== "string") && (data12 !== null)){
errors++;
}
}
{
let data13 = data8.size;
if((typeof data13 !== "string") && (data13 !== null)){
errors++;
}
}
{
let data14 = data8.colour;
if((typeof data14 !== "string") && (data14 !== null)){
errors++;
}
}
{
let data15 = data8.quantity;
if(!((typeof data15 == "number") && (isFinite(data15)))){
errors++;
}
}
{
let data16 = data8.price;
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
let data19 = data8.decision;
const _errs44 = errors;
let valid9 = false;
const _errs45 = errors;
if(typeof data19 !== "string"){
errors++;
}
if(!((data19 === "production") || (data19 === "notEnough"))){
errors++;
}
var _valid1 = _errs45 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs47 = errors;
if(data19 !== null){
errors++;
}
var _valid1 = _errs47 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
errors++;
}
else {
errors = _errs44;
}
}
{
let data20 = data8.boughtBy;
if((typeof data20 !== "string") && (data20 !== null)){
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
let data21 = data2.purchases;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
{
if(typeof data22.centraId !== "string"){
errors++;
}
}
{
let data24 = data22.state;
if(typeof data24 !== "string"){
errors++;
}
if(!(((data24 === "open") || (data24 === "mailed")) || (data24 === "lapsed"))){
errors++;
}
}
{
if(typeof data22.until !== "string"){
errors++;
}
}
{
let data26 = data22.total;
const _errs62 = errors;
let valid13 = false;
const _errs63 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
{
let data27 = data26.amount;
if(!((typeof data27 == "number") && (isFinite(data27)))){
errors++;
}
}
{
if(typeof data26.currency !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid2 = _errs63 === errors;
valid13 = valid13 || _valid2;
if(!valid13){
const _errs69 = errors;
if(data26 !== null){
errors++;
}
var _valid2 = _errs69 === errors;
valid13 = valid13 || _valid2;
}
if(!valid13){
errors++;
}
else {
errors = _errs62;
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
if(typeof data2.canCancel !== "boolean"){
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
