// @ts-nocheck
// Written by "npm run typegen" from ../contracts/search-pages.ts: not to be changed by hand.
import type { searchPages as contract } from '../contracts/search-pages.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/search`: The published pages that match, best first. Values that mean nothing fall back to the defaults. */
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
let data6 = data4.kind;
if(typeof data6 !== "string"){
errors++;
}
if(!((((data6 === "product") || (data6 === "clothingType")) || (data6 === "contentPage")) || (data6 === "page"))){
errors++;
}
}
{
let data7 = data4.title;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
{
if(typeof data8.text !== "string"){
errors++;
}
}
{
if(typeof data8.hit !== "boolean"){
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
let data11 = data4.excerpt;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
{
if(typeof data12.text !== "string"){
errors++;
}
}
{
if(typeof data12.hit !== "boolean"){
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
let data17 = data4.hasPrice;
if(typeof data17 !== "boolean"){
errors++;
}
if(true !== data17){
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
