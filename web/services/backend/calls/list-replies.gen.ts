// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-replies.ts: not to be changed by hand.
import type { listReplies as contract } from '../contracts/list-replies.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/posts/{id}/replies`: A page of the replies to a post, the oldest first. */
export const listReplies: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/posts/{id}/replies' }, validate10)

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
let valid4 = false;
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
valid4 = valid4 || _valid0;
if(!valid4){
const _errs27 = errors;
if(data8 !== null){
errors++;
}
var _valid0 = _errs27 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
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
let data19 = data.next;
if((typeof data19 !== "string") && (data19 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
