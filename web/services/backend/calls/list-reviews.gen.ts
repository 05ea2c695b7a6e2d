// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-reviews.ts: not to be changed by hand.
import type { listReviews as contract } from '../contracts/list-reviews.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/products/{documentId}/reviews`: A page of a product's reviews, of one size or number of stars where it is asked for. */
export const listReviews: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/products/{documentId}/reviews' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.id !== "string"){
errors++;
}
}
{
let data3 = data1.stars;
if(!((typeof data3 == "number") && (isFinite(data3)))){
errors++;
}
}
{
if(typeof data1.title !== "string"){
errors++;
}
}
{
if(typeof data1.text !== "string"){
errors++;
}
}
{
let data6 = data1.fit;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(typeof data6 !== "string"){
errors++;
}
if(!(((data6 === "small") || (data6 === "true")) || (data6 === "large"))){
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs17 = errors;
if(data6 !== null){
errors++;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
errors++;
}
else {
errors = _errs14;
}
}
{
let data7 = data1.size;
if((typeof data7 !== "string") && (data7 !== null)){
errors++;
}
}
{
let data8 = data1.author;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
{
if(typeof data8.id !== "string"){
errors++;
}
}
{
if(typeof data8.name !== "string"){
errors++;
}
}
{
let data11 = data8.picture;
if((typeof data11 !== "string") && (data11 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs23 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs31 = errors;
if(data8 !== null){
errors++;
}
var _valid1 = _errs31 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
errors++;
}
else {
errors = _errs22;
}
}
{
if(typeof data1.createdAt !== "string"){
errors++;
}
}
{
if(typeof data1.isEdited !== "boolean"){
errors++;
}
}
{
let data14 = data1.answer;
const _errs38 = errors;
let valid7 = false;
const _errs39 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
{
if(typeof data14.text !== "string"){
errors++;
}
}
{
if(typeof data14.createdAt !== "string"){
errors++;
}
}
{
if(typeof data14.isEdited !== "boolean"){
errors++;
}
}
}
else {
errors++;
}
var _valid2 = _errs39 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs47 = errors;
if(data14 !== null){
errors++;
}
var _valid2 = _errs47 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
errors++;
}
else {
errors = _errs38;
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
{
let data18 = data.next;
if((typeof data18 !== "string") && (data18 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
