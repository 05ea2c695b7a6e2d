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
let valid2 = false;
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
{
let data9 = data6.picture;
if((typeof data9 !== "string") && (data9 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs15 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs23 = errors;
if(data6 !== null){
errors++;
}
var _valid0 = _errs23 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
errors++;
}
else {
errors = _errs14;
}
}
{
let data10 = data1.likeCount;
if(!((typeof data10 == "number") && (isFinite(data10)))){
errors++;
}
}
{
let data11 = data1.replyCount;
if(!((typeof data11 == "number") && (isFinite(data11)))){
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
let data17 = data1.replies;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
{
if(typeof data18.id !== "string"){
errors++;
}
}
{
if(typeof data18.text !== "string"){
errors++;
}
}
{
if(typeof data18.isPinned !== "boolean"){
errors++;
}
}
{
if(typeof data18.isByShop !== "boolean"){
errors++;
}
}
{
let data23 = data18.author;
const _errs52 = errors;
let valid7 = false;
const _errs53 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
{
if(typeof data23.id !== "string"){
errors++;
}
}
{
if(typeof data23.name !== "string"){
errors++;
}
}
{
let data26 = data23.picture;
if((typeof data26 !== "string") && (data26 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs53 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs61 = errors;
if(data23 !== null){
errors++;
}
var _valid1 = _errs61 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
errors++;
}
else {
errors = _errs52;
}
}
{
let data27 = data18.likeCount;
if(!((typeof data27 == "number") && (isFinite(data27)))){
errors++;
}
}
{
let data28 = data18.replyCount;
if(!((typeof data28 == "number") && (isFinite(data28)))){
errors++;
}
}
{
if(typeof data18.createdAt !== "string"){
errors++;
}
}
{
if(typeof data18.isEdited !== "boolean"){
errors++;
}
}
{
if(typeof data18.isLiked !== "boolean"){
errors++;
}
}
{
if(typeof data18.isOwn !== "boolean"){
errors++;
}
}
{
if(typeof data18.notifiesOfReplies !== "boolean"){
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
