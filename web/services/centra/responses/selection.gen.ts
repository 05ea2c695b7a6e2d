// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isSelection: (body: unknown) => body is CentraShape<'selection'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.token !== "string"){
errors++;
}
}
if(data.location !== undefined){
let data1 = data.location;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.country !== undefined){
let data2 = data1.country;
if(((typeof data2 !== "string") && (typeof data2 !== "boolean")) && (data2 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data1 !== null){
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
errors++;
}
else {
errors = _errs4;
}
}
if(data.order !== undefined){
let data3 = data.order;
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
errors++;
}
}
{
let data4 = data.selection;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
{
if(typeof data4.currency !== "string"){
errors++;
}
}
if(data4.language !== undefined){
let data6 = data4.language;
if(((typeof data6 !== "string") && (typeof data6 !== "boolean")) && (data6 !== null)){
errors++;
}
}
{
let data7 = data4.items;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
{
if(typeof data8.line !== "string"){
errors++;
}
}
{
if(typeof data8.item !== "string"){
errors++;
}
}
if(data8.size !== undefined){
let data11 = data8.size;
if(((typeof data11 !== "string") && (typeof data11 !== "boolean")) && (data11 !== null)){
errors++;
}
}
{
let data12 = data8.quantity;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
errors++;
}
if(data12 < -9007199254740991 || isNaN(data12)){
errors++;
}
}
}
{
let data13 = data8.priceEachAsNumber;
if(!((typeof data13 == "number") && (isFinite(data13)))){
errors++;
}
}
if(data8.priceEachBeforeDiscountAsNumber !== undefined){
let data14 = data8.priceEachBeforeDiscountAsNumber;
if(((!((typeof data14 == "number") && (isFinite(data14)))) && (typeof data14 !== "boolean")) && (data14 !== null)){
errors++;
}
}
if(data8.customPriceQuantity !== undefined){
let data15 = data8.customPriceQuantity;
if(((!((typeof data15 == "number") && (isFinite(data15)))) && (typeof data15 !== "boolean")) && (data15 !== null)){
errors++;
}
}
{
let data16 = data8.product;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
{
if(typeof data16.product !== "string"){
errors++;
}
}
if(data16.centraProduct !== undefined){
let data18 = data16.centraProduct;
if(((typeof data18 !== "string") && (typeof data18 !== "boolean")) && (data18 !== null)){
errors++;
}
}
if(data16.name !== undefined){
let data19 = data16.name;
if(((typeof data19 !== "string") && (typeof data19 !== "boolean")) && (data19 !== null)){
errors++;
}
}
if(data16.collectionName !== undefined){
let data20 = data16.collectionName;
if(((typeof data20 !== "string") && (typeof data20 !== "boolean")) && (data20 !== null)){
errors++;
}
}
if(data16.gender !== undefined){
let data21 = data16.gender;
if(((typeof data21 !== "string") && (typeof data21 !== "boolean")) && (data21 !== null)){
errors++;
}
}
if(data16.variantName !== undefined){
let data22 = data16.variantName;
if(((typeof data22 !== "string") && (typeof data22 !== "boolean")) && (data22 !== null)){
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
if(data4.discounts !== undefined){
let data23 = data4.discounts;
const _errs52 = errors;
let valid8 = false;
const _errs53 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.vouchers !== undefined){
let data24 = data23.vouchers;
const _errs56 = errors;
let valid10 = false;
const _errs57 = errors;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
{
if(typeof data25.voucher !== "string"){
errors++;
}
}
if(data25.priceOffAsNumber !== undefined){
let data27 = data25.priceOffAsNumber;
if(((!((typeof data27 == "number") && (isFinite(data27)))) && (typeof data27 !== "boolean")) && (data27 !== null)){
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
var _valid2 = _errs57 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const _errs65 = errors;
if(data24 !== null){
errors++;
}
var _valid2 = _errs65 === errors;
valid10 = valid10 || _valid2;
}
if(!valid10){
errors++;
}
else {
errors = _errs56;
}
}
}
else {
errors++;
}
var _valid1 = _errs53 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs67 = errors;
if(data23 !== null){
errors++;
}
var _valid1 = _errs67 === errors;
valid8 = valid8 || _valid1;
}
if(!valid8){
errors++;
}
else {
errors = _errs52;
}
}
{
let data28 = data4.totals;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
{
let data29 = data28.itemsTotalPriceAsNumber;
if(!((typeof data29 == "number") && (isFinite(data29)))){
errors++;
}
}
{
let data30 = data28.totalQuantity;
if(!((typeof data30 == "number") && (isFinite(data30)))){
errors++;
}
}
{
let data31 = data28.grandTotalPriceAsNumber;
if(!((typeof data31 == "number") && (isFinite(data31)))){
errors++;
}
}
if(data28.shippingPriceAsNumber !== undefined){
let data32 = data28.shippingPriceAsNumber;
if(((!((typeof data32 == "number") && (isFinite(data32)))) && (typeof data32 !== "boolean")) && (data32 !== null)){
errors++;
}
}
if(data28.totalDiscountPriceAsNumber !== undefined){
let data33 = data28.totalDiscountPriceAsNumber;
if(((!((typeof data33 == "number") && (isFinite(data33)))) && (typeof data33 !== "boolean")) && (data33 !== null)){
errors++;
}
}
if(data28.taxDeductedAsNumber !== undefined){
let data34 = data28.taxDeductedAsNumber;
if(((!((typeof data34 == "number") && (isFinite(data34)))) && (typeof data34 !== "boolean")) && (data34 !== null)){
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
