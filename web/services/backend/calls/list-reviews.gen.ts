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
if(typeof data1.isBought !== "boolean"){
errors++;
}
}
{
if(typeof data1.isSizeBought !== "boolean"){
errors++;
}
}
{
let data10 = data1.author;
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
{
if(typeof data10.id !== "string"){
errors++;
}
}
{
if(typeof data10.name !== "string"){
errors++;
}
}
{
let data13 = data10.picture;
if((typeof data13 !== "string") && (data13 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs27 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs35 = errors;
if(data10 !== null){
errors++;
}
var _valid1 = _errs35 === errors;
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
let data16 = data1.answer;
const _errs42 = errors;
let valid7 = false;
const _errs43 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
{
if(typeof data16.text !== "string"){
errors++;
}
}
{
if(typeof data16.createdAt !== "string"){
errors++;
}
}
{
if(typeof data16.isEdited !== "boolean"){
errors++;
}
}
}
else {
errors++;
}
var _valid2 = _errs43 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs51 = errors;
if(data16 !== null){
errors++;
}
var _valid2 = _errs51 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
errors++;
}
else {
errors = _errs42;
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
let data20 = data.next;
if((typeof data20 !== "string") && (data20 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
