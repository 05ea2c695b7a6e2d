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
if(data.shippingMethods !== undefined){
let data4 = data.shippingMethods;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.priceAsNumber !== undefined){
let data6 = data5.priceAsNumber;
if(((!((typeof data6 == "number") && (isFinite(data6)))) && (typeof data6 !== "boolean")) && (data6 !== null)){
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
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs21 = errors;
if(data4 !== null){
errors++;
}
var _valid1 = _errs21 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
errors++;
}
else {
errors = _errs14;
}
}
{
let data7 = data.selection;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
{
if(typeof data7.currency !== "string"){
errors++;
}
}
if(data7.language !== undefined){
let data9 = data7.language;
if(((typeof data9 !== "string") && (typeof data9 !== "boolean")) && (data9 !== null)){
errors++;
}
}
{
let data10 = data7.items;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
{
if(typeof data11.line !== "string"){
errors++;
}
}
{
if(typeof data11.item !== "string"){
errors++;
}
}
if(data11.size !== undefined){
let data14 = data11.size;
if(((typeof data14 !== "string") && (typeof data14 !== "boolean")) && (data14 !== null)){
errors++;
}
}
{
let data15 = data11.quantity;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
errors++;
}
if(data15 < -9007199254740991 || isNaN(data15)){
errors++;
}
}
}
{
let data16 = data11.priceEachAsNumber;
if(!((typeof data16 == "number") && (isFinite(data16)))){
errors++;
}
}
if(data11.priceEachBeforeDiscountAsNumber !== undefined){
let data17 = data11.priceEachBeforeDiscountAsNumber;
if(((!((typeof data17 == "number") && (isFinite(data17)))) && (typeof data17 !== "boolean")) && (data17 !== null)){
errors++;
}
}
if(data11.customPriceQuantity !== undefined){
let data18 = data11.customPriceQuantity;
if(((!((typeof data18 == "number") && (isFinite(data18)))) && (typeof data18 !== "boolean")) && (data18 !== null)){
errors++;
}
}
{
let data19 = data11.product;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
{
if(typeof data19.product !== "string"){
errors++;
}
}
if(data19.centraProduct !== undefined){
let data21 = data19.centraProduct;
if(((typeof data21 !== "string") && (typeof data21 !== "boolean")) && (data21 !== null)){
errors++;
}
}
if(data19.name !== undefined){
let data22 = data19.name;
if(((typeof data22 !== "string") && (typeof data22 !== "boolean")) && (data22 !== null)){
errors++;
}
}
if(data19.collectionName !== undefined){
let data23 = data19.collectionName;
if(((typeof data23 !== "string") && (typeof data23 !== "boolean")) && (data23 !== null)){
errors++;
}
}
if(data19.gender !== undefined){
let data24 = data19.gender;
if(((typeof data24 !== "string") && (typeof data24 !== "boolean")) && (data24 !== null)){
errors++;
}
}
if(data19.variantName !== undefined){
let data25 = data19.variantName;
if(((typeof data25 !== "string") && (typeof data25 !== "boolean")) && (data25 !== null)){
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
if(data7.discounts !== undefined){
let data26 = data7.discounts;
const _errs62 = errors;
let valid12 = false;
const _errs63 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.vouchers !== undefined){
let data27 = data26.vouchers;
const _errs66 = errors;
let valid14 = false;
const _errs67 = errors;
if(Array.isArray(data27)){
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
let data28 = data27[i2];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
{
if(typeof data28.voucher !== "string"){
errors++;
}
}
if(data28.priceOffAsNumber !== undefined){
let data30 = data28.priceOffAsNumber;
if(((!((typeof data30 == "number") && (isFinite(data30)))) && (typeof data30 !== "boolean")) && (data30 !== null)){
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
var _valid3 = _errs67 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const _errs75 = errors;
if(data27 !== null){
errors++;
}
var _valid3 = _errs75 === errors;
valid14 = valid14 || _valid3;
}
if(!valid14){
errors++;
}
else {
errors = _errs66;
}
}
}
else {
errors++;
}
var _valid2 = _errs63 === errors;
valid12 = valid12 || _valid2;
if(!valid12){
const _errs77 = errors;
if(data26 !== null){
errors++;
}
var _valid2 = _errs77 === errors;
valid12 = valid12 || _valid2;
}
if(!valid12){
errors++;
}
else {
errors = _errs62;
}
}
{
let data31 = data7.totals;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
{
let data32 = data31.itemsTotalPriceAsNumber;
if(!((typeof data32 == "number") && (isFinite(data32)))){
errors++;
}
}
{
let data33 = data31.totalQuantity;
if(!((typeof data33 == "number") && (isFinite(data33)))){
errors++;
}
}
{
let data34 = data31.grandTotalPriceAsNumber;
if(!((typeof data34 == "number") && (isFinite(data34)))){
errors++;
}
}
if(data31.shippingPriceAsNumber !== undefined){
let data35 = data31.shippingPriceAsNumber;
if(((!((typeof data35 == "number") && (isFinite(data35)))) && (typeof data35 !== "boolean")) && (data35 !== null)){
errors++;
}
}
if(data31.totalDiscountPriceAsNumber !== undefined){
let data36 = data31.totalDiscountPriceAsNumber;
if(((!((typeof data36 == "number") && (isFinite(data36)))) && (typeof data36 !== "boolean")) && (data36 !== null)){
errors++;
}
}
if(data31.taxDeductedAsNumber !== undefined){
let data37 = data31.taxDeductedAsNumber;
if(((!((typeof data37 == "number") && (isFinite(data37)))) && (typeof data37 !== "boolean")) && (data37 !== null)){
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
