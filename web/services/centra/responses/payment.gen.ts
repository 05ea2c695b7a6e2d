// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isPayment: (body: unknown) => body is CentraShape<'payment'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action !== undefined){
let data0 = data.action;
if(((typeof data0 !== "string") && (typeof data0 !== "boolean")) && (data0 !== null)){
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(((typeof data1 !== "string") && (typeof data1 !== "boolean")) && (data1 !== null)){
errors++;
}
}
if(data.order !== undefined){
let data2 = data.order;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(typeof data2 !== "string"){
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
{
let data3 = data2.order;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
errors++;
}
}
if(data2.status !== undefined){
let data4 = data2.status;
if(((typeof data4 !== "string") && (typeof data4 !== "boolean")) && (data4 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
}
if(!valid2){
errors++;
}
else {
errors = _errs8;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs19 = errors;
if(typeof data2 !== "boolean"){
errors++;
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs21 = errors;
if(data2 !== null){
errors++;
}
var _valid0 = _errs21 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
errors++;
}
else {
errors = _errs6;
}
}
if(data.formFields !== undefined){
let data5 = data.formFields;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.action !== undefined){
let data6 = data5.action;
const _errs28 = errors;
let valid6 = false;
const _errs29 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
{
let data7 = data6.type;
if(typeof data7 !== "string"){
errors++;
}
if("redirect" !== data7){
errors++;
}
}
{
if(typeof data6.paymentMethodType !== "string"){
errors++;
}
}
{
if(typeof data6.url !== "string"){
errors++;
}
}
{
if(typeof data6.method !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid3 = _errs29 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs40 = errors;
if(data6 !== null){
errors++;
}
var _valid3 = _errs40 === errors;
valid6 = valid6 || _valid3;
}
if(!valid6){
errors++;
}
else {
errors = _errs28;
}
}
if(data5.paymentMethodData !== undefined){
let data11 = data5.paymentMethodData;
const _errs43 = errors;
let valid8 = false;
const _errs44 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
{
let data12 = data11.paymentMethods;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
{
if(typeof data13.type !== "string"){
errors++;
}
}
{
if(typeof data13.name !== "string"){
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
var _valid4 = _errs44 === errors;
valid8 = valid8 || _valid4;
if(!valid8){
const _errs56 = errors;
if(data11 !== null){
errors++;
}
var _valid4 = _errs56 === errors;
valid8 = valid8 || _valid4;
}
if(!valid8){
errors++;
}
else {
errors = _errs43;
}
}
if(data5.clientKey !== undefined){
let data16 = data5.clientKey;
if(((typeof data16 !== "string") && (typeof data16 !== "boolean")) && (data16 !== null)){
errors++;
}
}
if(data5.environment !== undefined){
let data17 = data5.environment;
if(((typeof data17 !== "string") && (typeof data17 !== "boolean")) && (data17 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid2 = _errs25 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs62 = errors;
if(data5 !== null){
errors++;
}
var _valid2 = _errs62 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
errors++;
}
else {
errors = _errs24;
}
}
}
else {
errors++;
}
return errors === 0;
}
