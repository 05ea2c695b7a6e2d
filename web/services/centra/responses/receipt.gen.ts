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
if(data8.totalPriceAsNumber !== undefined){
let data22 = data8.totalPriceAsNumber;
if(((!((typeof data22 == "number") && (isFinite(data22)))) && (typeof data22 !== "boolean")) && (data22 !== null)){
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
let data23 = data0.discounts;
const _errs48 = errors;
let valid6 = false;
const _errs49 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.vouchers !== undefined){
let data24 = data23.vouchers;
const _errs52 = errors;
let valid8 = false;
const _errs53 = errors;
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
var _valid1 = _errs53 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs61 = errors;
if(data24 !== null){
errors++;
}
var _valid1 = _errs61 === errors;
valid8 = valid8 || _valid1;
}
if(!valid8){
errors++;
}
else {
errors = _errs52;
}
}
}
else {
errors++;
}
var _valid0 = _errs49 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs63 = errors;
if(data23 !== null){
errors++;
}
var _valid0 = _errs63 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
errors++;
}
else {
errors = _errs48;
}
}
{
let data28 = data0.totals;
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
if(data28.grandTotalPriceTaxAsNumber !== undefined){
let data35 = data28.grandTotalPriceTaxAsNumber;
if(((!((typeof data35 == "number") && (isFinite(data35)))) && (typeof data35 !== "boolean")) && (data35 !== null)){
errors++;
}
}
}
else {
errors++;
}
}
if(data0.address !== undefined){
let data36 = data0.address;
const _errs82 = errors;
let valid13 = false;
const _errs83 = errors;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.email !== undefined){
let data37 = data36.email;
if(((typeof data37 !== "string") && (typeof data37 !== "boolean")) && (data37 !== null)){
errors++;
}
}
if(data36.phoneNumber !== undefined){
let data38 = data36.phoneNumber;
if(((typeof data38 !== "string") && (typeof data38 !== "boolean")) && (data38 !== null)){
errors++;
}
}
if(data36.firstName !== undefined){
let data39 = data36.firstName;
if(((typeof data39 !== "string") && (typeof data39 !== "boolean")) && (data39 !== null)){
errors++;
}
}
if(data36.lastName !== undefined){
let data40 = data36.lastName;
if(((typeof data40 !== "string") && (typeof data40 !== "boolean")) && (data40 !== null)){
errors++;
}
}
if(data36.address1 !== undefined){
let data41 = data36.address1;
if(((typeof data41 !== "string") && (typeof data41 !== "boolean")) && (data41 !== null)){
errors++;
}
}
if(data36.address2 !== undefined){
let data42 = data36.address2;
if(((typeof data42 !== "string") && (typeof data42 !== "boolean")) && (data42 !== null)){
errors++;
}
}
if(data36.zipCode !== undefined){
let data43 = data36.zipCode;
if(((typeof data43 !== "string") && (typeof data43 !== "boolean")) && (data43 !== null)){
errors++;
}
}
if(data36.city !== undefined){
let data44 = data36.city;
if(((typeof data44 !== "string") && (typeof data44 !== "boolean")) && (data44 !== null)){
errors++;
}
}
if(data36.state !== undefined){
let data45 = data36.state;
if(((typeof data45 !== "string") && (typeof data45 !== "boolean")) && (data45 !== null)){
errors++;
}
}
if(data36.country !== undefined){
let data46 = data36.country;
if(((typeof data46 !== "string") && (typeof data46 !== "boolean")) && (data46 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid2 = _errs83 === errors;
valid13 = valid13 || _valid2;
if(!valid13){
const _errs105 = errors;
if(data36 !== null){
errors++;
}
var _valid2 = _errs105 === errors;
valid13 = valid13 || _valid2;
}
if(!valid13){
errors++;
}
else {
errors = _errs82;
}
}
if(data0.shippingAddress !== undefined){
let data47 = data0.shippingAddress;
const _errs108 = errors;
let valid15 = false;
const _errs109 = errors;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.email !== undefined){
let data48 = data47.email;
if(((typeof data48 !== "string") && (typeof data48 !== "boolean")) && (data48 !== null)){
errors++;
}
}
if(data47.phoneNumber !== undefined){
let data49 = data47.phoneNumber;
if(((typeof data49 !== "string") && (typeof data49 !== "boolean")) && (data49 !== null)){
errors++;
}
}
if(data47.firstName !== undefined){
let data50 = data47.firstName;
if(((typeof data50 !== "string") && (typeof data50 !== "boolean")) && (data50 !== null)){
errors++;
}
}
if(data47.lastName !== undefined){
let data51 = data47.lastName;
if(((typeof data51 !== "string") && (typeof data51 !== "boolean")) && (data51 !== null)){
errors++;
}
}
if(data47.address1 !== undefined){
let data52 = data47.address1;
if(((typeof data52 !== "string") && (typeof data52 !== "boolean")) && (data52 !== null)){
errors++;
}
}
if(data47.address2 !== undefined){
let data53 = data47.address2;
if(((typeof data53 !== "string") && (typeof data53 !== "boolean")) && (data53 !== null)){
errors++;
}
}
if(data47.zipCode !== undefined){
let data54 = data47.zipCode;
if(((typeof data54 !== "string") && (typeof data54 !== "boolean")) && (data54 !== null)){
errors++;
}
}
if(data47.city !== undefined){
let data55 = data47.city;
if(((typeof data55 !== "string") && (typeof data55 !== "boolean")) && (data55 !== null)){
errors++;
}
}
if(data47.state !== undefined){
let data56 = data47.state;
if(((typeof data56 !== "string") && (typeof data56 !== "boolean")) && (data56 !== null)){
errors++;
}
}
if(data47.country !== undefined){
let data57 = data47.country;
if(((typeof data57 !== "string") && (typeof data57 !== "boolean")) && (data57 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid3 = _errs109 === errors;
valid15 = valid15 || _valid3;
if(!valid15){
const _errs131 = errors;
if(data47 !== null){
errors++;
}
var _valid3 = _errs131 === errors;
valid15 = valid15 || _valid3;
}
if(!valid15){
errors++;
}
else {
errors = _errs108;
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
