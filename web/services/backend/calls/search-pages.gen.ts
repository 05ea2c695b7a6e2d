// @ts-nocheck
// Written by "npm run typegen" from ../contracts/search-pages.ts: not to be changed by hand.
import type { searchPages as contract } from '../contracts/search-pages.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/search`: The published pages that match, best first; without a query the clothing types. Values that mean nothing fall back to the defaults. */
export const searchPages: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/search' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.q !== "string"){
errors++;
}
}
{
let data1 = data.total;
if(!((typeof data1 == "number") && (isFinite(data1)))){
errors++;
}
}
{
if(typeof data.exact !== "boolean"){
errors++;
}
}
{
let data3 = data.items;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
{
if(typeof data4.href !== "string"){
errors++;
}
}
{
if(typeof data4.documentId !== "string"){
errors++;
}
}
{
let data7 = data4.kind;
if(typeof data7 !== "string"){
errors++;
}
if(!((((data7 === "product") || (data7 === "clothingType")) || (data7 === "contentPage")) || (data7 === "page"))){
errors++;
}
}
{
let data8 = data4.title;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
{
if(typeof data9.text !== "string"){
errors++;
}
}
{
if(typeof data9.hit !== "boolean"){
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
let data12 = data4.excerpt;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
{
if(typeof data13.text !== "string"){
errors++;
}
}
{
if(typeof data13.hit !== "boolean"){
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
if(data4.picture !== undefined){
if(typeof data4.picture !== "string"){
errors++;
}
}
if(data4.centraId !== undefined){
if(typeof data4.centraId !== "string"){
errors++;
}
}
if(data4.hasPrice !== undefined){
let data18 = data4.hasPrice;
if(typeof data18 !== "boolean"){
errors++;
}
if(true !== data18){
errors++;
}
}
if(data4.rating !== undefined){
let data19 = data4.rating;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
{
let data20 = data19.average;
if(!((typeof data20 == "number") && (isFinite(data20)))){
errors++;
}
}
{
let data21 = data19.count;
if(!((typeof data21 == "number") && (isFinite(data21)))){
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
return errors === 0;
}
