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
if(typeof data1.isDeleted !== "boolean"){
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
let data7 = data1.author;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
{
if(typeof data7.id !== "string"){
errors++;
}
}
{
if(typeof data7.name !== "string"){
errors++;
}
}
{
let data10 = data7.picture;
if((typeof data10 !== "string") && (data10 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs25 = errors;
if(data7 !== null){
errors++;
}
var _valid0 = _errs25 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
errors++;
}
else {
errors = _errs16;
}
}
{
let data11 = data1.likeCount;
if(!((typeof data11 == "number") && (isFinite(data11)))){
errors++;
}
}
{
let data12 = data1.replyCount;
if(!((typeof data12 == "number") && (isFinite(data12)))){
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
if(typeof data1.isOwn !== "boolean"){
errors++;
}
}
{
if(typeof data1.notifiesOfReplies !== "boolean"){
errors++;
}
}
{
let data18 = data1.replies;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
{
if(typeof data19.id !== "string"){
errors++;
}
}
{
if(typeof data19.text !== "string"){
errors++;
}
}
{
if(typeof data19.isDeleted !== "boolean"){
errors++;
}
}
{
if(typeof data19.isPinned !== "boolean"){
errors++;
}
}
{
if(typeof data19.isByShop !== "boolean"){
errors++;
}
}
{
let data25 = data19.author;
const _errs56 = errors;
let valid9 = false;
const _errs57 = errors;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
{
if(typeof data25.id !== "string"){
errors++;
}
}
{
if(typeof data25.name !== "string"){
errors++;
}
}
{
let data28 = data25.picture;
if((typeof data28 !== "string") && (data28 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs57 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs65 = errors;
if(data25 !== null){
errors++;
}
var _valid1 = _errs65 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
errors++;
}
else {
errors = _errs56;
}
}
{
let data29 = data19.likeCount;
if(!((typeof data29 == "number") && (isFinite(data29)))){
errors++;
}
}
{
let data30 = data19.replyCount;
if(!((typeof data30 == "number") && (isFinite(data30)))){
errors++;
}
}
{
if(typeof data19.createdAt !== "string"){
errors++;
}
}
{
if(typeof data19.isEdited !== "boolean"){
errors++;
}
}
{
if(typeof data19.isLiked !== "boolean"){
errors++;
}
}
{
if(typeof data19.isOwn !== "boolean"){
errors++;
}
}
{
if(typeof data19.notifiesOfReplies !== "boolean"){
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
let data36 = data.next;
if((typeof data36 !== "string") && (data36 !== null)){
errors++;
}
}
{
if(typeof data.at !== "string"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
