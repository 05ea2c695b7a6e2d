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
let data9 = data1.crowdfundingMaxPerPerson;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
errors++;
}
}
{
let data10 = data1.decision;
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
if(typeof data10 !== "string"){
errors++;
}
if(!((data10 === "production") || (data10 === "notEnough"))){
errors++;
}
var _valid1 = _errs27 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs29 = errors;
if(data10 !== null){
errors++;
}
var _valid1 = _errs29 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
errors++;
}
else {
errors = _errs26;
}
}
{
let data11 = data1.rating;
const _errs32 = errors;
let valid6 = false;
const _errs33 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
{
let data12 = data11.average;
if(!((typeof data12 == "number") && (isFinite(data12)))){
errors++;
}
}
{
let data13 = data11.count;
if(!((typeof data13 == "number") && (isFinite(data13)))){
errors++;
}
}
}
else {
errors++;
}
var _valid2 = _errs33 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs39 = errors;
if(data11 !== null){
errors++;
}
var _valid2 = _errs39 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
errors++;
}
else {
errors = _errs32;
}
}
{
let data14 = data1.picture;
const _errs42 = errors;
let valid8 = false;
const _errs43 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
{
if(typeof data14.src !== "string"){
errors++;
}
}
{
if(typeof data14.srcSet !== "string"){
errors++;
}
}
{
if(typeof data14.alt !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid3 = _errs43 === errors;
valid8 = valid8 || _valid3;
if(!valid8){
const _errs51 = errors;
if(data14 !== null){
errors++;
}
var _valid3 = _errs51 === errors;
valid8 = valid8 || _valid3;
}
if(!valid8){
errors++;
}
else {
errors = _errs42;
}
}
{
let data18 = data1.colors;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
{
let data20 = data19.name;
if((typeof data20 !== "string") && (data20 !== null)){
errors++;
}
}
{
let data21 = data19.hex;
if((typeof data21 !== "string") && (data21 !== null)){
errors++;
}
}
{
let data22 = data19.hex2;
if((typeof data22 !== "string") && (data22 !== null)){
errors++;
}
}
{
let data23 = data19.picture;
const _errs64 = errors;
let valid13 = false;
const _errs65 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
{
if(typeof data23.src !== "string"){
errors++;
}
}
{
if(typeof data23.srcSet !== "string"){
errors++;
}
}
{
if(typeof data23.alt !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid4 = _errs65 === errors;
valid13 = valid13 || _valid4;
if(!valid13){
const _errs73 = errors;
if(data23 !== null){
errors++;
}
var _valid4 = _errs73 === errors;
valid13 = valid13 || _valid4;
}
if(!valid13){
errors++;
}
else {
errors = _errs64;
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
