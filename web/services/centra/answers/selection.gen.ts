// @ts-nocheck
// Written by "npm run typegen" from ./answers.ts: not to be changed by hand.
import type { Answer } from './answers.ts'

export const isSelection: (body: unknown) => body is Answer<'selection'> = validate10

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.selection === undefined) && (missing0 = "selection"))){
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(typeof data.token !== "string"){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data1 = data.location;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
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
return false;
}
else {
errors = _errs4;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
let data3 = data.order;
const _errs11 = errors;
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selection !== undefined){
let data4 = data.selection;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.currency === undefined) && (missing1 = "currency")) || ((data4.items === undefined) && (missing1 = "items"))) || ((data4.totals === undefined) && (missing1 = "totals"))){
return false;
}
else {
if(data4.currency !== undefined){
const _errs15 = errors;
if(typeof data4.currency !== "string"){
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.language !== undefined){
let data6 = data4.language;
const _errs17 = errors;
if(((typeof data6 !== "string") && (typeof data6 !== "boolean")) && (data6 !== null)){
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.items !== undefined){
let data7 = data4.items;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data7)){
var valid4 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((((data8.line === undefined) && (missing2 = "line")) || ((data8.item === undefined) && (missing2 = "item"))) || ((data8.quantity === undefined) && (missing2 = "quantity"))) || ((data8.priceEachAsNumber === undefined) && (missing2 = "priceEachAsNumber"))) || ((data8.product === undefined) && (missing2 = "product"))){
return false;
}
else {
if(data8.line !== undefined){
const _errs23 = errors;
if(typeof data8.line !== "string"){
return false;
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.item !== undefined){
const _errs25 = errors;
if(typeof data8.item !== "string"){
return false;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.size !== undefined){
let data11 = data8.size;
const _errs27 = errors;
if(((typeof data11 !== "string") && (typeof data11 !== "boolean")) && (data11 !== null)){
return false;
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.quantity !== undefined){
let data12 = data8.quantity;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
return false;
}
if(errors === _errs29){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
return false;
}
else {
if(data12 < -9007199254740991 || isNaN(data12)){
return false;
}
}
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.priceEachAsNumber !== undefined){
let data13 = data8.priceEachAsNumber;
const _errs31 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
return false;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.priceEachBeforeDiscountAsNumber !== undefined){
let data14 = data8.priceEachBeforeDiscountAsNumber;
const _errs33 = errors;
if(((!((typeof data14 == "number") && (isFinite(data14)))) && (typeof data14 !== "boolean")) && (data14 !== null)){
return false;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.product !== undefined){
let data15 = data8.product;
const _errs35 = errors;
if(errors === _errs35){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing3;
if((data15.product === undefined) && (missing3 = "product")){
return false;
}
else {
if(data15.product !== undefined){
const _errs37 = errors;
if(typeof data15.product !== "string"){
return false;
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.centraProduct !== undefined){
let data17 = data15.centraProduct;
const _errs39 = errors;
if(((typeof data17 !== "string") && (typeof data17 !== "boolean")) && (data17 !== null)){
return false;
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.name !== undefined){
let data18 = data15.name;
const _errs41 = errors;
if(((typeof data18 !== "string") && (typeof data18 !== "boolean")) && (data18 !== null)){
return false;
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.collectionName !== undefined){
let data19 = data15.collectionName;
const _errs43 = errors;
if(((typeof data19 !== "string") && (typeof data19 !== "boolean")) && (data19 !== null)){
return false;
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.gender !== undefined){
let data20 = data15.gender;
const _errs45 = errors;
if(((typeof data20 !== "string") && (typeof data20 !== "boolean")) && (data20 !== null)){
return false;
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.variantName !== undefined){
let data21 = data15.variantName;
const _errs47 = errors;
if(((typeof data21 !== "string") && (typeof data21 !== "boolean")) && (data21 !== null)){
return false;
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
else {
return false;
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
else {
return false;
}
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
else {
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.discounts !== undefined){
let data22 = data4.discounts;
const _errs49 = errors;
const _errs50 = errors;
let valid7 = false;
const _errs51 = errors;
if(errors === _errs51){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.vouchers !== undefined){
let data23 = data22.vouchers;
const _errs54 = errors;
let valid9 = false;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data23)){
var valid10 = true;
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
const _errs57 = errors;
if(errors === _errs57){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing4;
if((data24.voucher === undefined) && (missing4 = "voucher")){
errors++;
}
else {
if(data24.voucher !== undefined){
const _errs59 = errors;
if(typeof data24.voucher !== "string"){
errors++;
}
var valid11 = _errs59 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data24.priceOffAsNumber !== undefined){
let data26 = data24.priceOffAsNumber;
const _errs61 = errors;
if(((!((typeof data26 == "number") && (isFinite(data26)))) && (typeof data26 !== "boolean")) && (data26 !== null)){
errors++;
}
var valid11 = _errs61 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
errors++;
}
}
var valid10 = _errs57 === errors;
if(!valid10){
break;
}
}
}
else {
errors++;
}
}
var _valid2 = _errs55 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const _errs63 = errors;
if(data23 !== null){
errors++;
}
var _valid2 = _errs63 === errors;
valid9 = valid9 || _valid2;
}
if(!valid9){
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
}
var _valid1 = _errs51 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs65 = errors;
if(data22 !== null){
errors++;
}
var _valid1 = _errs65 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
errors++;
return false;
}
else {
errors = _errs50;
}
var valid3 = _errs49 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.totals !== undefined){
let data27 = data4.totals;
const _errs67 = errors;
if(errors === _errs67){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing5;
if((((data27.itemsTotalPriceAsNumber === undefined) && (missing5 = "itemsTotalPriceAsNumber")) || ((data27.totalQuantity === undefined) && (missing5 = "totalQuantity"))) || ((data27.grandTotalPriceAsNumber === undefined) && (missing5 = "grandTotalPriceAsNumber"))){
return false;
}
else {
if(data27.itemsTotalPriceAsNumber !== undefined){
let data28 = data27.itemsTotalPriceAsNumber;
const _errs69 = errors;
if(!((typeof data28 == "number") && (isFinite(data28)))){
return false;
}
var valid12 = _errs69 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data27.totalQuantity !== undefined){
let data29 = data27.totalQuantity;
const _errs71 = errors;
if(!((typeof data29 == "number") && (isFinite(data29)))){
return false;
}
var valid12 = _errs71 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data27.grandTotalPriceAsNumber !== undefined){
let data30 = data27.grandTotalPriceAsNumber;
const _errs73 = errors;
if(!((typeof data30 == "number") && (isFinite(data30)))){
return false;
}
var valid12 = _errs73 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data27.shippingPriceAsNumber !== undefined){
let data31 = data27.shippingPriceAsNumber;
const _errs75 = errors;
if(((!((typeof data31 == "number") && (isFinite(data31)))) && (typeof data31 !== "boolean")) && (data31 !== null)){
return false;
}
var valid12 = _errs75 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data27.totalDiscountPriceAsNumber !== undefined){
let data32 = data27.totalDiscountPriceAsNumber;
const _errs77 = errors;
if(((!((typeof data32 == "number") && (isFinite(data32)))) && (typeof data32 !== "boolean")) && (data32 !== null)){
return false;
}
var valid12 = _errs77 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data27.taxDeductedAsNumber !== undefined){
let data33 = data27.taxDeductedAsNumber;
const _errs79 = errors;
if(((!((typeof data33 == "number") && (isFinite(data33)))) && (typeof data33 !== "boolean")) && (data33 !== null)){
return false;
}
var valid12 = _errs79 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
}
else {
return false;
}
}
var valid3 = _errs67 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
