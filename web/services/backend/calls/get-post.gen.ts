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
if(typeof data1.hasLinks !== "boolean"){
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
let data8 = data1.author;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
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
var _valid0 = _errs19 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs27 = errors;
if(data8 !== null){
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
errors++;
}
else {
errors = _errs18;
}
}
{
let data12 = data1.likeCount;
if(!((typeof data12 == "number") && (isFinite(data12)))){
errors++;
}
}
{
let data13 = data1.replyCount;
if(!((typeof data13 == "number") && (isFinite(data13)))){
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
let data19 = data1.replies;
if(Array.isArray(data19)){
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
{
if(typeof data20.id !== "string"){
errors++;
}
}
{
if(typeof data20.text !== "string"){
errors++;
}
}
{
if(typeof data20.hasLinks !== "boolean"){
errors++;
}
}
{
if(typeof data20.isDeleted !== "boolean"){
errors++;
}
}
{
if(typeof data20.isPinned !== "boolean"){
errors++;
}
}
{
if(typeof data20.isByShop !== "boolean"){
errors++;
}
}
{
let data27 = data20.author;
const _errs60 = errors;
let valid7 = false;
const _errs61 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
{
if(typeof data27.id !== "string"){
errors++;
}
}
{
if(typeof data27.name !== "string"){
errors++;
}
}
{
let data30 = data27.picture;
if((typeof data30 !== "string") && (data30 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs61 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs69 = errors;
if(data27 !== null){
errors++;
}
var _valid1 = _errs69 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
errors++;
}
else {
errors = _errs60;
}
}
{
let data31 = data20.likeCount;
if(!((typeof data31 == "number") && (isFinite(data31)))){
errors++;
}
}
{
let data32 = data20.replyCount;
if(!((typeof data32 == "number") && (isFinite(data32)))){
errors++;
}
}
{
if(typeof data20.createdAt !== "string"){
errors++;
}
}
{
if(typeof data20.isEdited !== "boolean"){
errors++;
}
}
{
if(typeof data20.isLiked !== "boolean"){
errors++;
}
}
{
if(typeof data20.isOwn !== "boolean"){
errors++;
}
}
{
if(typeof data20.notifiesOfReplies !== "boolean"){
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
