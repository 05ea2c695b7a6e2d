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
{
let data15 = data8.product;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
{
if(typeof data15.product !== "string"){
errors++;
}
}
if(data15.centraProduct !== undefined){
let data17 = data15.centraProduct;
if(((typeof data17 !== "string") && (typeof data17 !== "boolean")) && (data17 !== null)){
errors++;
}
}
if(data15.name !== undefined){
let data18 = data15.name;
if(((typeof data18 !== "string") && (typeof data18 !== "boolean")) && (data18 !== null)){
errors++;
}
}
if(data15.collectionName !== undefined){
let data19 = data15.collectionName;
if(((typeof data19 !== "string") && (typeof data19 !== "boolean")) && (data19 !== null)){
errors++;
}
}
if(data15.gender !== undefined){
let data20 = data15.gender;
if(((typeof data20 !== "string") && (typeof data20 !== "boolean")) && (data20 !== null)){
errors++;
}
}
if(data15.variantName !== undefined){
let data21 = data15.variantName;
if(((typeof data21 !== "string") && (typeof data21 !== "boolean")) && (data21 !== null)){
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
let data22 = data4.discounts;
const _errs50 = errors;
let valid8 = false;
const _errs51 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.vouchers !== undefined){
let data23 = data22.vouchers;
const _errs54 = errors;
let valid10 = false;
const _errs55 = errors;
if(Array.isArray(data23)){
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
{
if(typeof data24.voucher !== "string"){
errors++;
}
}
if(data24.priceOffAsNumber !== undefined){
let data26 = data24.priceOffAsNumber;
if(((!((typeof data26 == "number") && (isFinite(data26)))) && (typeof data26 !== "boolean")) && (data26 !== null)){
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
var _valid2 = _errs55 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const _errs63 = errors;
if(data23 !== null){
errors++;
}
var _valid2 = _errs63 === errors;
valid10 = valid10 || _valid2;
}
if(!valid10){
errors++;
}
else {
errors = _errs54;
}
}
}
else {
errors++;
}
var _valid1 = _errs51 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs65 = errors;
if(data22 !== null){
errors++;
}
var _valid1 = _errs65 === errors;
valid8 = valid8 || _valid1;
}
if(!valid8){
errors++;
}
else {
errors = _errs50;
}
}
{
let data27 = data4.totals;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
{
let data28 = data27.itemsTotalPriceAsNumber;
if(!((typeof data28 == "number") && (isFinite(data28)))){
errors++;
}
}
{
let data29 = data27.totalQuantity;
if(!((typeof data29 == "number") && (isFinite(data29)))){
errors++;
}
}
{
let data30 = data27.grandTotalPriceAsNumber;
if(!((typeof data30 == "number") && (isFinite(data30)))){
errors++;
}
}
if(data27.shippingPriceAsNumber !== undefined){
let data31 = data27.shippingPriceAsNumber;
if(((!((typeof data31 == "number") && (isFinite(data31)))) && (typeof data31 !== "boolean")) && (data31 !== null)){
errors++;
}
}
if(data27.totalDiscountPriceAsNumber !== undefined){
let data32 = data27.totalDiscountPriceAsNumber;
if(((!((typeof data32 == "number") && (isFinite(data32)))) && (typeof data32 !== "boolean")) && (data32 !== null)){
errors++;
}
}
if(data27.taxDeductedAsNumber !== undefined){
let data33 = data27.taxDeductedAsNumber;
if(((!((typeof data33 == "number") && (isFinite(data33)))) && (typeof data33 !== "boolean")) && (data33 !== null)){
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
