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
let data9 = data1.decision;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(typeof data9 !== "string"){
errors++;
}
if(!((data9 === "production") || (data9 === "notEnough"))){
errors++;
}
var _valid1 = _errs25 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs27 = errors;
if(data9 !== null){
errors++;
}
var _valid1 = _errs27 === errors;
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
let data10 = data1.rating;
const _errs30 = errors;
let valid6 = false;
const _errs31 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
{
let data11 = data10.average;
if(!((typeof data11 == "number") && (isFinite(data11)))){
errors++;
}
}
{
let data12 = data10.count;
if(!((typeof data12 == "number") && (isFinite(data12)))){
errors++;
}
}
}
else {
errors++;
}
var _valid2 = _errs31 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs37 = errors;
if(data10 !== null){
errors++;
}
var _valid2 = _errs37 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
errors++;
}
else {
errors = _errs30;
}
}
{
let data13 = data1.picture;
const _errs40 = errors;
let valid8 = false;
const _errs41 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
{
if(typeof data13.src !== "string"){
errors++;
}
}
{
if(typeof data13.srcSet !== "string"){
errors++;
}
}
{
if(typeof data13.alt !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid3 = _errs41 === errors;
valid8 = valid8 || _valid3;
if(!valid8){
const _errs49 = errors;
if(data13 !== null){
errors++;
}
var _valid3 = _errs49 === errors;
valid8 = valid8 || _valid3;
}
if(!valid8){
errors++;
}
else {
errors = _errs40;
}
}
{
let data17 = data1.colors;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
{
let data19 = data18.name;
if((typeof data19 !== "string") && (data19 !== null)){
errors++;
}
}
{
let data20 = data18.hex;
if((typeof data20 !== "string") && (data20 !== null)){
errors++;
}
}
{
let data21 = data18.hex2;
if((typeof data21 !== "string") && (data21 !== null)){
errors++;
}
}
{
let data22 = data18.picture;
const _errs62 = errors;
let valid13 = false;
const _errs63 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
{
if(typeof data22.src !== "string"){
errors++;
}
}
{
if(typeof data22.srcSet !== "string"){
errors++;
}
}
{
if(typeof data22.alt !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid4 = _errs63 === errors;
valid13 = valid13 || _valid4;
if(!valid13){
const _errs71 = errors;
if(data22 !== null){
errors++;
}
var _valid4 = _errs71 === errors;
valid13 = valid13 || _valid4;
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
