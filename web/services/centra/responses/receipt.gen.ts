// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isReceipt: (body: unknown) => body is CentraShape<'receipt'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.order;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
{
if(typeof data0.currency !== "string"){
errors++;
}
}
if(data0.language !== undefined){
let data2 = data0.language;
if(((typeof data2 !== "string") && (typeof data2 !== "boolean")) && (data2 !== null)){
errors++;
}
}
{
let data3 = data0.order;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
errors++;
}
}
if(data0.status !== undefined){
let data4 = data0.status;
if(((typeof data4 !== "string") && (typeof data4 !== "boolean")) && (data4 !== null)){
errors++;
}
}
if(data0.date !== undefined){
let data5 = data0.date;
if(((typeof data5 !== "string") && (typeof data5 !== "boolean")) && (data5 !== null)){
errors++;
}
}
if(data0.isPaid !== undefined){
let data6 = data0.isPaid;
if((typeof data6 !== "boolean") && (data6 !== null)){
errors++;
}
}
{
let data7 = data0.items;
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
if(data8.totalPriceAsNumber !== undefined){
let data23 = data8.totalPriceAsNumber;
if(((!((typeof data23 == "number") && (isFinite(data23)))) && (typeof data23 !== "boolean")) && (data23 !== null)){
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
if(data0.discounts !== undefined){
let data24 = data0.discounts;
const _errs50 = errors;
let valid6 = false;
const _errs51 = errors;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.vouchers !== undefined){
let data25 = data24.vouchers;
const _errs54 = errors;
let valid8 = false;
const _errs55 = errors;
if(Array.isArray(data25)){
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
let data26 = data25[i1];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
{
if(typeof data26.voucher !== "string"){
errors++;
}
}
if(data26.priceOffAsNumber !== undefined){
let data28 = data26.priceOffAsNumber;
if(((!((typeof data28 == "number") && (isFinite(data28)))) && (typeof data28 !== "boolean")) && (data28 !== null)){
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
var _valid1 = _errs55 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs63 = errors;
if(data25 !== null){
errors++;
}
var _valid1 = _errs63 === errors;
valid8 = valid8 || _valid1;
}
if(!valid8){
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
var _valid0 = _errs51 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs65 = errors;
if(data24 !== null){
errors++;
}
var _valid0 = _errs65 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
errors++;
}
else {
errors = _errs50;
}
}
{
let data29 = data0.totals;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
{
let data30 = data29.itemsTotalPriceAsNumber;
if(!((typeof data30 == "number") && (isFinite(data30)))){
errors++;
}
}
{
let data31 = data29.totalQuantity;
if(!((typeof data31 == "number") && (isFinite(data31)))){
errors++;
}
}
{
let data32 = data29.grandTotalPriceAsNumber;
if(!((typeof data32 == "number") && (isFinite(data32)))){
errors++;
}
}
if(data29.shippingPriceAsNumber !== undefined){
let data33 = data29.shippingPriceAsNumber;
if(((!((typeof data33 == "number") && (isFinite(data33)))) && (typeof data33 !== "boolean")) && (data33 !== null)){
errors++;
}
}
if(data29.totalDiscountPriceAsNumber !== undefined){
let data34 = data29.totalDiscountPriceAsNumber;
if(((!((typeof data34 == "number") && (isFinite(data34)))) && (typeof data34 !== "boolean")) && (data34 !== null)){
errors++;
}
}
if(data29.taxDeductedAsNumber !== undefined){
let data35 = data29.taxDeductedAsNumber;
if(((!((typeof data35 == "number") && (isFinite(data35)))) && (typeof data35 !== "boolean")) && (data35 !== null)){
errors++;
}
}
if(data29.grandTotalPriceTaxAsNumber !== undefined){
let data36 = data29.grandTotalPriceTaxAsNumber;
if(((!((typeof data36 == "number") && (isFinite(data36)))) && (typeof data36 !== "boolean")) && (data36 !== null)){
errors++;
}
}
}
else {
errors++;
}
}
if(data0.address !== undefined){
let data37 = data0.address;
const _errs84 = errors;
let valid13 = false;
const _errs85 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.email !== undefined){
let data38 = data37.email;
if(((typeof data38 !== "string") && (typeof data38 !== "boolean")) && (data38 !== null)){
errors++;
}
}
if(data37.phoneNumber !== undefined){
let data39 = data37.phoneNumber;
if(((typeof data39 !== "string") && (typeof data39 !== "boolean")) && (data39 !== null)){
errors++;
}
}
if(data37.firstName !== undefined){
let data40 = data37.firstName;
if(((typeof data40 !== "string") && (typeof data40 !== "boolean")) && (data40 !== null)){
errors++;
}
}
if(data37.lastName !== undefined){
let data41 = data37.lastName;
if(((typeof data41 !== "string") && (typeof data41 !== "boolean")) && (data41 !== null)){
errors++;
}
}
if(data37.address1 !== undefined){
let data42 = data37.address1;
if(((typeof data42 !== "string") && (typeof data42 !== "boolean")) && (data42 !== null)){
errors++;
}
}
if(data37.address2 !== undefined){
let data43 = data37.address2;
if(((typeof data43 !== "string") && (typeof data43 !== "boolean")) && (data43 !== null)){
errors++;
}
}
if(data37.zipCode !== undefined){
let data44 = data37.zipCode;
if(((typeof data44 !== "string") && (typeof data44 !== "boolean")) && (data44 !== null)){
errors++;
}
}
if(data37.city !== undefined){
let data45 = data37.city;
if(((typeof data45 !== "string") && (typeof data45 !== "boolean")) && (data45 !== null)){
errors++;
}
}
if(data37.state !== undefined){
let data46 = data37.state;
if(((typeof data46 !== "string") && (typeof data46 !== "boolean")) && (data46 !== null)){
errors++;
}
}
if(data37.country !== undefined){
let data47 = data37.country;
if(((typeof data47 !== "string") && (typeof data47 !== "boolean")) && (data47 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid2 = _errs85 === errors;
valid13 = valid13 || _valid2;
if(!valid13){
const _errs107 = errors;
if(data37 !== null){
errors++;
}
var _valid2 = _errs107 === errors;
valid13 = valid13 || _valid2;
}
if(!valid13){
errors++;
}
else {
errors = _errs84;
}
}
if(data0.shippingAddress !== undefined){
let data48 = data0.shippingAddress;
const _errs110 = errors;
let valid15 = false;
const _errs111 = errors;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.email !== undefined){
let data49 = data48.email;
if(((typeof data49 !== "string") && (typeof data49 !== "boolean")) && (data49 !== null)){
errors++;
}
}
if(data48.phoneNumber !== undefined){
let data50 = data48.phoneNumber;
if(((typeof data50 !== "string") && (typeof data50 !== "boolean")) && (data50 !== null)){
errors++;
}
}
if(data48.firstName !== undefined){
let data51 = data48.firstName;
if(((typeof data51 !== "string") && (typeof data51 !== "boolean")) && (data51 !== null)){
errors++;
}
}
if(data48.lastName !== undefined){
let data52 = data48.lastName;
if(((typeof data52 !== "string") && (typeof data52 !== "boolean")) && (data52 !== null)){
errors++;
}
}
if(data48.address1 !== undefined){
let data53 = data48.address1;
if(((typeof data53 !== "string") && (typeof data53 !== "boolean")) && (data53 !== null)){
errors++;
}
}
if(data48.address2 !== undefined){
let data54 = data48.address2;
if(((typeof data54 !== "string") && (typeof data54 !== "boolean")) && (data54 !== null)){
errors++;
}
}
if(data48.zipCode !== undefined){
let data55 = data48.zipCode;
if(((typeof data55 !== "string") && (typeof data55 !== "boolean")) && (data55 !== null)){
errors++;
}
}
if(data48.city !== undefined){
let data56 = data48.city;
if(((typeof data56 !== "string") && (typeof data56 !== "boolean")) && (data56 !== null)){
errors++;
}
}
if(data48.state !== undefined){
let data57 = data48.state;
if(((typeof data57 !== "string") && (typeof data57 !== "boolean")) && (data57 !== null)){
errors++;
}
}
if(data48.country !== undefined){
let data58 = data48.country;
if(((typeof data58 !== "string") && (typeof data58 !== "boolean")) && (data58 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid3 = _errs111 === errors;
valid15 = valid15 || _valid3;
if(!valid15){
const _errs133 = errors;
if(data48 !== null){
errors++;
}
var _valid3 = _errs133 === errors;
valid15 = valid15 || _valid3;
}
if(!valid15){
errors++;
}
else {
errors = _errs110;
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
