-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('player', 'staff', 'director', 'admin');

-- CreateEnum
CREATE TYPE "SeasonStatus" AS ENUM ('draft', 'registration', 'running', 'finished', 'archived');

-- CreateEnum
CREATE TYPE "EntryStatus" AS ENUM ('pending', 'active', 'waitlisted', 'withdrawn', 'removed');

-- CreateEnum
CREATE TYPE "StageFormat" AS ENUM ('round-robin', 'knockout');

-- CreateEnum
CREATE TYPE "MatchStatus" AS ENUM ('open', 'scheduled', 'reported', 'with-director', 'final', 'void');

-- CreateEnum
CREATE TYPE "SideResult" AS ENUM ('win', 'draw', 'loss');

-- CreateEnum
CREATE TYPE "DecidedBy" AS ENUM ('agreed', 'stands', 'forfeit', 'double-forfeit', 'ruling');

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" TIMESTAMPTZ(3),
    "name" TEXT,
    "phone" TEXT,
    "image" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,
    "refresh_token" TEXT,
    "access_token" TEXT,
    "expires_at" INTEGER,
    "token_type" TEXT,
    "scope" TEXT,
    "id_token" TEXT,
    "session_state" TEXT,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification_token" (
    "identifier" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL
);

-- CreateTable
CREATE TABLE "organization" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "office" TEXT NOT NULL,
    "contact_email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "Role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "actor_user_id" UUID,
    "type" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "season" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "status" "SeasonStatus" NOT NULL DEFAULT 'draft',
    "starts_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "season_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rule_pack" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "season_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "preset" TEXT NOT NULL,
    "rules" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rule_pack_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "division" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "season_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "division_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entry" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "division_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "status" "EntryStatus" NOT NULL,
    "seed" INTEGER,
    "accepted_rule_pack_id" UUID NOT NULL,
    "registered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stage" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "division_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "format" "StageFormat" NOT NULL,

    CONSTRAINT "stage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "round" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "rule_pack_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "deadline_at" TIMESTAMPTZ(3) NOT NULL,
    "announced_at" TIMESTAMPTZ(3),

    CONSTRAINT "round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "home_entry_id" UUID NOT NULL,
    "away_entry_id" UUID NOT NULL,
    "status" "MatchStatus" NOT NULL DEFAULT 'open',
    "deadline_at" TIMESTAMPTZ(3) NOT NULL,
    "scheduled_at" TIMESTAMPTZ(3),
    "answer_by" TIMESTAMPTZ(3),
    "decided_by" "DecidedBy",
    "home_result" "SideResult",
    "away_result" "SideResult",
    "home_wins" DOUBLE PRECISION,
    "away_wins" DOUBLE PRECISION,
    "last_seq" INTEGER NOT NULL DEFAULT 0,
    "reminded_hours" INTEGER,

    CONSTRAINT "match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_event" (
    "organization_id" UUID NOT NULL,
    "match_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "actor_user_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "match_event_pkey" PRIMARY KEY ("match_id","seq")
);

-- CreateTable
CREATE TABLE "letter" (
    "id" UUID NOT NULL,
    "organization_id" UUID,
    "key" TEXT NOT NULL,
    "to_email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "letter_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "account_provider_provider_account_id_key" ON "account"("provider", "provider_account_id");

-- CreateIndex
CREATE INDEX "sign_in_session_user_id_idx" ON "sign_in_session"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "verification_token_token_key" ON "verification_token"("token");

-- CreateIndex
CREATE UNIQUE INDEX "verification_token_identifier_token_key" ON "verification_token"("identifier", "token");

-- CreateIndex
CREATE UNIQUE INDEX "organization_slug_key" ON "organization"("slug");

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "membership_organization_id_user_id_role_key" ON "membership"("organization_id", "user_id", "role");

-- CreateIndex
CREATE INDEX "audit_event_organization_id_at_idx" ON "audit_event"("organization_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "season_organization_id_id_key" ON "season"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "season_organization_id_slug_key" ON "season"("organization_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "rule_pack_organization_id_id_key" ON "rule_pack"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "rule_pack_season_id_version_key" ON "rule_pack"("season_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "division_organization_id_id_key" ON "division"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "division_season_id_slug_key" ON "division"("season_id", "slug");

-- CreateIndex
CREATE INDEX "entry_user_id_idx" ON "entry"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "entry_organization_id_id_key" ON "entry"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "entry_division_id_user_id_key" ON "entry"("division_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "stage_organization_id_id_key" ON "stage"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "stage_division_id_position_key" ON "stage"("division_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "round_organization_id_id_key" ON "round"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "round_stage_id_number_key" ON "round"("stage_id", "number");

-- CreateIndex
CREATE INDEX "match_home_entry_id_idx" ON "match"("home_entry_id");

-- CreateIndex
CREATE INDEX "match_away_entry_id_idx" ON "match"("away_entry_id");

-- CreateIndex
CREATE UNIQUE INDEX "match_organization_id_id_key" ON "match"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "match_round_id_number_key" ON "match"("round_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "match_round_id_home_entry_id_key" ON "match"("round_id", "home_entry_id");

-- CreateIndex
CREATE UNIQUE INDEX "match_round_id_away_entry_id_key" ON "match"("round_id", "away_entry_id");

-- CreateIndex
CREATE UNIQUE INDEX "letter_key_key" ON "letter"("key");

-- CreateIndex
CREATE UNIQUE INDEX "letter_message_id_key" ON "letter"("message_id");

-- CreateIndex
CREATE INDEX "letter_created_at_idx" ON "letter"("created_at");

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_session" ADD CONSTRAINT "sign_in_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "season" ADD CONSTRAINT "season_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule_pack" ADD CONSTRAINT "rule_pack_organization_id_season_id_fkey" FOREIGN KEY ("organization_id", "season_id") REFERENCES "season"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "division" ADD CONSTRAINT "division_organization_id_season_id_fkey" FOREIGN KEY ("organization_id", "season_id") REFERENCES "season"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entry" ADD CONSTRAINT "entry_organization_id_division_id_fkey" FOREIGN KEY ("organization_id", "division_id") REFERENCES "division"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entry" ADD CONSTRAINT "entry_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entry" ADD CONSTRAINT "entry_organization_id_accepted_rule_pack_id_fkey" FOREIGN KEY ("organization_id", "accepted_rule_pack_id") REFERENCES "rule_pack"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage" ADD CONSTRAINT "stage_organization_id_division_id_fkey" FOREIGN KEY ("organization_id", "division_id") REFERENCES "division"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "round" ADD CONSTRAINT "round_organization_id_stage_id_fkey" FOREIGN KEY ("organization_id", "stage_id") REFERENCES "stage"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "round" ADD CONSTRAINT "round_organization_id_rule_pack_id_fkey" FOREIGN KEY ("organization_id", "rule_pack_id") REFERENCES "rule_pack"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_organization_id_round_id_fkey" FOREIGN KEY ("organization_id", "round_id") REFERENCES "round"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_organization_id_home_entry_id_fkey" FOREIGN KEY ("organization_id", "home_entry_id") REFERENCES "entry"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_organization_id_away_entry_id_fkey" FOREIGN KEY ("organization_id", "away_entry_id") REFERENCES "entry"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_event" ADD CONSTRAINT "match_event_organization_id_match_id_fkey" FOREIGN KEY ("organization_id", "match_id") REFERENCES "match"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter" ADD CONSTRAINT "letter_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE SET NULL ON UPDATE CASCADE;

