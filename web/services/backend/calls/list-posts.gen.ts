// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-posts.ts: not to be changed by hand.
import type { listPosts as contract } from '../contracts/list-posts.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/discussions/{documentId}`: A page of a product's discussion: pinned posts first, then the newest, each with its first replies. */
export const listPosts: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/discussions/{documentId}' }, validate10)

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
if(typeof data1.text !== "string"){
errors++;
}
}
{
if(typeof data1.isPinned !== "boolean"){
errors++;
}
}
{
if(typeof data1.isByShop !== "boolean"){
errors++;
}
}
{
let data6 = data1.author;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
{
if(typeof data6.id !== "string"){
errors++;
}
}
{
if(typeof data6.name !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs21 = errors;
if(data6 !== null){
errors++;
}
var _valid0 = _errs21 === errors;
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
let data9 = data1.likeCount;
if(!((typeof data9 == "number") && (isFinite(data9)))){
errors++;
}
}
{
let data10 = data1.replyCount;
if(!((typeof data10 == "number") && (isFinite(data10)))){
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
if(typeof data1.isLiked !== "boolean"){
errors++;
}
}
{
let data14 = data1.replies;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
{
if(typeof data15.id !== "string"){
errors++;
}
}
{
if(typeof data15.text !== "string"){
errors++;
}
}
{
if(typeof data15.isPinned !== "boolean"){
errors++;
}
}
{
if(typeof data15.isByShop !== "boolean"){
errors++;
}
}
{
let data20 = data15.author;
const _errs46 = errors;
let valid9 = false;
const _errs47 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
{
if(typeof data20.id !== "string"){
errors++;
}
}
{
if(typeof data20.name !== "string"){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs47 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs53 = errors;
if(data20 !== null){
errors++;
}
var _valid1 = _errs53 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
errors++;
}
else {
errors = _errs46;
}
}
{
let data23 = data15.likeCount;
if(!((typeof data23 == "number") && (isFinite(data23)))){
errors++;
}
}
{
let data24 = data15.replyCount;
if(!((typeof data24 == "number") && (isFinite(data24)))){
errors++;
}
}
{
if(typeof data15.createdAt !== "string"){
errors++;
}
}
{
if(typeof data15.isEdited !== "boolean"){
errors++;
}
}
{
if(typeof data15.isLiked !== "boolean"){
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
let data28 = data.next;
if((typeof data28 !== "string") && (data28 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
