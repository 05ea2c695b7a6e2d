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
if(data.answer !== undefined){
let data3 = data.answer;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
{
if(typeof data3.text !== "string"){
errors++;
}
}
if(data3.link !== undefined){
let data5 = data3.link;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
{
if(typeof data5.title !== "string"){
errors++;
}
}
{
if(typeof data5.href !== "string"){
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
let data8 = data.items;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
{
if(typeof data9.href !== "string"){
errors++;
}
}
{
if(typeof data9.documentId !== "string"){
errors++;
}
}
{
let data12 = data9.kind;
if(typeof data12 !== "string"){
errors++;
}
if(!((((data12 === "product") || (data12 === "clothingType")) || (data12 === "contentPage")) || (data12 === "page"))){
errors++;
}
}
{
let data13 = data9.title;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
{
if(typeof data14.text !== "string"){
errors++;
}
}
{
if(typeof data14.hit !== "boolean"){
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
let data17 = data9.excerpt;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
{
if(typeof data18.text !== "string"){
errors++;
}
}
{
if(typeof data18.hit !== "boolean"){
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
if(data9.picture !== undefined){
if(typeof data9.picture !== "string"){
errors++;
}
}
if(data9.centraId !== undefined){
if(typeof data9.centraId !== "string"){
errors++;
}
}
if(data9.hasPrice !== undefined){
let data23 = data9.hasPrice;
if(typeof data23 !== "boolean"){
errors++;
}
if(true !== data23){
errors++;
}
}
if(data9.rating !== undefined){
let data24 = data9.rating;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
{
let data25 = data24.average;
if(!((typeof data25 == "number") && (isFinite(data25)))){
errors++;
}
}
{
let data26 = data24.count;
if(!((typeof data26 == "number") && (isFinite(data26)))){
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
