// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-product-facts.ts: not to be changed by hand.
import type { getProductFacts as contract } from '../contracts/get-product-facts.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/products`: The content’s side of products, in the order asked for; those that the content does not have are left out. */
export const getProductFacts: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/products' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.products;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.centraId !== "string"){
errors++;
}
}
{
let data3 = data1.title;
if((typeof data3 !== "string") && (data3 !== null)){
errors++;
}
}
{
let data4 = data1.href;
if((typeof data4 !== "string") && (data4 !== null)){
errors++;
}
}
{
let data5 = data1.productState;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(typeof data5 !== "string"){
errors++;
}
if(!(((((data5 === "normal") || (data5 === "preorder")) || (data5 === "crowdFunding")) || (data5 === "crowdSourcing")) || (data5 === "testPhase"))){
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs15 = errors;
if(data5 !== null){
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
errors++;
}
else {
errors = _errs12;
}
}
{
let data6 = data1.crowdfundingDate;
if((typeof data6 !== "string") && (data6 !== null)){
errors++;
}
}
{
let data7 = data1.crowdfundingGoal;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
errors++;
}
}
{
let data8 = data1.crowdfundingMax;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
errors++;
}
}
{
let data9 = data1.picture;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
{
if(typeof data9.src !== "string"){
errors++;
}
}
{
if(typeof data9.srcSet !== "string"){
errors++;
}
}
{
if(typeof data9.alt !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs25 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs33 = errors;
if(data9 !== null){
errors++;
}
var _valid1 = _errs33 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
errors++;
}
else {
errors = _errs24;
}
}
{
let data13 = data1.colors;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
{
let data15 = data14.name;
if((typeof data15 !== "string") && (data15 !== null)){
errors++;
}
}
{
let data16 = data14.hex;
if((typeof data16 !== "string") && (data16 !== null)){
errors++;
}
}
{
let data17 = data14.hex2;
if((typeof data17 !== "string") && (data17 !== null)){
errors++;
}
}
{
let data18 = data14.picture;
const _errs46 = errors;
let valid10 = false;
const _errs47 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
{
if(typeof data18.src !== "string"){
errors++;
}
}
{
if(typeof data18.srcSet !== "string"){
errors++;
}
}
{
if(typeof data18.alt !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid2 = _errs47 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const _errs55 = errors;
if(data18 !== null){
errors++;
}
var _valid2 = _errs55 === errors;
valid10 = valid10 || _valid2;
}
if(!valid10){
errors++;
}
else {
errors = _errs46;
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
}
else {
errors++;
}
return errors === 0;
}
