CREATE TABLE "member_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"full_name" text NOT NULL,
	"lang" text NOT NULL,
	"country" text,
	"birth_year" smallint,
	"postcode" text,
	"preferred_fit" text,
	"enable_notifications" boolean DEFAULT true NOT NULL,
	"subscribe_to_newsletter" boolean DEFAULT false NOT NULL,
	"subscribe_to_community" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_email_unique" UNIQUE("email"),
	CONSTRAINT "members_lang" CHECK ("members"."lang" IN ('nb', 'en')),
	CONSTRAINT "members_preferred_fit" CHECK ("members"."preferred_fit" IN ('men', 'women', 'both')),
	CONSTRAINT "members_birth_year" CHECK ("members"."birth_year" BETWEEN 1000 AND 10000)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "post_likes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "post_reports_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"parent_id" uuid,
	"member_id" uuid,
	"is_by_shop" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "posts_counts" CHECK ("posts"."like_count" >= 0 AND "posts"."reply_count" >= 0),
	CONSTRAINT "posts_pinned" CHECK (NOT ("posts"."is_pinned" AND "posts"."parent_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" text NOT NULL,
	"member_id" uuid,
	"stars" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"fit" text,
	"size" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "reviews_one_each" UNIQUE("document_id","member_id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_fit" CHECK ("reviews"."fit" IN ('small', 'true', 'large'))
);
--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_state";--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD COLUMN "price_each" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "lang" text DEFAULT 'nb' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "cancel_token_hash" text;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_sessions_member" ON "member_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_sessions_expires_at" ON "member_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "post_likes_member" ON "post_likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_reports_open" ON "post_reports" USING btree ("created_at") WHERE "post_reports"."resolved_at" IS NULL;--> statement-breakpoint
CREATE INDEX "posts_of_product" ON "posts" USING btree ("document_id","is_pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "posts"."parent_id" IS NULL AND "posts"."hidden_at" IS NULL AND "posts"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "posts_replies" ON "posts" USING btree ("parent_id","created_at","id") WHERE "posts"."hidden_at" IS NULL AND "posts"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "posts_news" ON "posts" USING btree ("document_id","created_at") WHERE "posts"."hidden_at" IS NULL AND "posts"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "posts_member" ON "posts" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("document_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reviews"."hidden_at" IS NULL;--> statement-breakpoint
CREATE INDEX "reviews_by_stars" ON "reviews" USING btree ("document_id","stars","created_at","id") WHERE "reviews"."hidden_at" IS NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_pending" ON "reservations" USING btree ("expires_at") WHERE "reservations"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "reservations_member" ON "reservations" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD CONSTRAINT "reservation_lines_price" CHECK ("reservation_lines"."price_each" >= 0 AND "reservation_lines"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_lang" CHECK ("reservations"."lang" IN ('nb', 'en'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_state" CHECK ("reservations"."state" IN ('pending', 'confirmed', 'released', 'cancelled'));