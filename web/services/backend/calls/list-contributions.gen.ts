// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-contributions.ts: not to be changed by hand.
import type { listContributions as contract } from '../contracts/list-contributions.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/contributions`: A page of the staff's queue: posts, replies and reviews, the newest first. */
export const listContributions: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/staff/contributions' }, validate10)

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
let data2 = data1.kind;
if(typeof data2 !== "string"){
errors++;
}
if(!(((data2 === "post") || (data2 === "reply")) || (data2 === "review"))){
errors++;
}
}
{
if(typeof data1.id !== "string"){
errors++;
}
}
{
if(typeof data1.documentId !== "string"){
errors++;
}
}
{
let data5 = data1.parent;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
{
if(typeof data5.id !== "string"){
errors++;
}
}
{
if(typeof data5.text !== "string"){
errors++;
}
}
{
let data8 = data5.authorName;
if((typeof data8 !== "string") && (data8 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs21 = errors;
if(data5 !== null){
errors++;
}
var _valid0 = _errs21 === errors;
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
let data9 = data1.title;
if((typeof data9 !== "string") && (data9 !== null)){
errors++;
}
}
{
let data10 = data1.stars;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
errors++;
}
}
{
if(typeof data1.text !== "string"){
errors++;
}
}
{
let data12 = data1.author;
const _errs30 = errors;
let valid6 = false;
const _errs31 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
{
if(typeof data12.id !== "string"){
errors++;
}
}
{
if(typeof data12.name !== "string"){
errors++;
}
}
{
let data15 = data12.lang;
if(typeof data15 !== "string"){
errors++;
}
if(!((data15 === "nb") || (data15 === "en"))){
errors++;
}
}
{
if(typeof data12.isUnverified !== "boolean"){
errors++;
}
}
{
if(typeof data12.isNew !== "boolean"){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs31 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs43 = errors;
if(data12 !== null){
errors++;
}
var _valid1 = _errs43 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
errors++;
}
else {
errors = _errs30;
}
}
{
if(typeof data1.isPinned !== "boolean"){
errors++;
}
}
{
if(typeof data1.isHidden !== "boolean"){
errors++;
}
}
{
if(typeof data1.isRewritten !== "boolean"){
errors++;
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
let data23 = data1.reports;
if(Array.isArray(data23)){
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
{
if(typeof data24.reason !== "string"){
errors++;
}
}
{
let data26 = data24.reporterName;
if((typeof data26 !== "string") && (data26 !== null)){
errors++;
}
}
{
if(typeof data24.createdAt !== "string"){
errors++;
}
}
{
if(typeof data24.isOpen !== "boolean"){
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
{
let data29 = data1.answers;
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
let data30 = data29[i2];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
{
if(typeof data30.id !== "string"){
errors++;
}
}
{
if(typeof data30.text !== "string"){
errors++;
}
}
{
if(typeof data30.createdAt !== "string"){
errors++;
}
}
{
if(typeof data30.isEdited !== "boolean"){
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
}
{
let data35 = data.next;
if((typeof data35 !== "string") && (data35 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
