// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-post.ts: not to be changed by hand.
import type { getPost as contract } from '../contracts/get-post.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/posts/{id}`: The thread of a post or a reply: the post with its first replies, and with the reply that was asked for. */
export const getPost: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/posts/{id}' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.documentId !== "string"){
errors++;
}
}
{
let data1 = data.thread;
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
let valid2 = false;
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
valid2 = valid2 || _valid0;
if(!valid2){
const _errs25 = errors;
if(data7 !== null){
errors++;
}
var _valid0 = _errs25 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
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
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
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
let valid7 = false;
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
valid7 = valid7 || _valid1;
if(!valid7){
const _errs65 = errors;
if(data25 !== null){
errors++;
}
var _valid1 = _errs65 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
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
return errors === 0;
}
